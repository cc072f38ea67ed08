-- The API sends instants as millisecond strings (learning.md §3).
create function millis(at timestamptz) returns text
  language sql immutable parallel safe strict
  return (extract(epoch from at) * 1000)::bigint::text;
grant execute on function millis to atrium_runtime;
