-- People are looked up by parts of their names and roles: without this each letter typed reads every member.
create index member_search on member
  using gin (fold(first_name || ' ' || last_name || E'\n' || coalesce(job_role, '')) gin_trgm_ops)
  where listed and not test_data;
