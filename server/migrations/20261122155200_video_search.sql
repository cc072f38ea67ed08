-- What is said in a video, for the search inside lessons.
alter table video add column search tsvector not null generated always as (
  to_tsvector('english', fold(jsonb_path_query_array(transcript, '$[*].text')::text))
) stored;
create index video_search on video using gin (search);
