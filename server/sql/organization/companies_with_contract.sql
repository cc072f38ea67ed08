-- The companies with a contract that has begun: whose figures the due work looks after. Runs as the owner, because it
-- looks at all companies; it tells their ids alone.
create function companies_with_contract(instant timestamptz) returns table (customer_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  select distinct k.customer_id from contract k where k.starts_at <= instant
$$;
grant execute on function companies_with_contract to atrium_runtime;
