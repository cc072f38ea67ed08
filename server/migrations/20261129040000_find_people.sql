-- What staff find people by, whoever they are and whether or not the directory shows them: name, address and id.
create function person_text(first_name text, last_name text, email citext, member_id text) returns text
  language sql immutable parallel safe
  return fold(first_name || ' ' || last_name || E'\n' || email::text || E'\n' || member_id);

grant execute on function person_text(text, text, citext, text) to atrium_runtime;

-- Without a list of pending rows, which each search would read through.
create index member_person_text on member
  using gin (person_text(first_name, last_name, email, member_id) gin_trgm_ops) with (fastupdate = off);
-- The newest first: letters that many have are met there soon.
create index member_registered on member (registered_at desc, member_id);
