-- When a contract ends: the end of its last day in the zone of the customer (D57, D59).
create function contract_end(ends_at timestamptz, time_zone text) returns timestamptz
language sql immutable parallel safe as $$
  select (date_trunc('day', ends_at at time zone time_zone) + interval '1 day') at time zone time_zone
$$;
grant execute on function contract_end to atrium_runtime;
