-- How many seconds these ranges contain.
create function seconds_in(spans int4multirange) returns integer
  language sql immutable parallel safe strict
  return (select coalesce(sum(upper(span) - lower(span)), 0) from unnest(spans) as span);
grant execute on function seconds_in to atrium_runtime;
