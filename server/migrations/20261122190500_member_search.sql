-- What members are searched by is stored: computing it for every row that a search looks at took most of its time.
alter table member add column search_words text not null
  generated always as (fold(first_name || ' ' || last_name || E'\n' || coalesce(job_role, ''))) stored;
drop index member_search;
create index member_search on member using gin (search_words gin_trgm_ops) where listed and not test_data;
