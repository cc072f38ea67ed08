-- The contracts of whose end administrators are to be told now: the nearest of 60, 30, 7 and 0 days before it that has
-- come, once. At 0 the contract is over; long afterwards nothing is due any more. Runs as the owner, because the due
-- work looks at all companies; it tells their ids and the end alone.
create function contract_notices_due(instant timestamptz)
returns table (contract_id text, customer_id text, over_at timestamptz, days_before integer)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.contract_id, k.customer_id, e.over_at, n.days_before
  from contract k join customer c using (customer_id)
  cross join lateral (select contract_end(k.ends_at, c.time_zone) as over_at) e
  cross join lateral (
    select min(d) as days_before from unnest(array[60, 30, 7, 0]) d
    where e.over_at - make_interval(days => d) <= instant
  ) n
  where n.days_before is not null and k.starts_at <= instant and e.over_at > instant - interval '90 days'
    and not exists (
      select from contract_notice s
      where s.contract_id = k.contract_id and s.ends_at = e.over_at and s.days_before <= n.days_before)
$$;
grant execute on function contract_notices_due(timestamptz) to atrium_runtime;
