-- The languages in which a video has captions, that of what is said first: each play asks for them, and the captions
-- themselves are long (MED-03).
create function caption_languages(transcript jsonb, language text, translations jsonb) returns jsonb
  language sql immutable parallel safe
  return (case when jsonb_array_length(transcript) > 0 then jsonb_build_array(language) else '[]'::jsonb end)
    || jsonb_path_query_array(translations, '$[*].language');
grant execute on function caption_languages to atrium_runtime;
alter table video add column caption_languages jsonb not null
  generated always as (caption_languages(transcript, language, translations)) stored;
