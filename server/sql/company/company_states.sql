-- What a contract is to each of these companies at an instant, all of them for null: in force, signed and to come, or
-- ended; none has no row. Days are those of the company's zone, seats those of all contracts that make the state. Runs
-- as the owner, because the team's list has many companies; it tells nothing of their people.
create function company_states(companies text[], instant timestamptz) returns table (
  customer_id text,
  state text,
  starts_on date,
  ends_on date,
  total_seats integer,
  assigned_seats integer,
  used_seats integer,
  overage boolean
) language sql stable security definer set search_path = public, pg_temp as $$
  with contracts as (
    select k.customer_id, k.total_seats, k.overage, coalesce(n.assigned, 0) as assigned, coalesce(n.used, 0) as used,
      (k.starts_at at time zone c.time_zone)::date as starts_on, (k.ends_at at time zone c.time_zone)::date as ends_on,
      case when contract_end(k.ends_at, c.time_zone) <= instant then 3 when k.starts_at > instant then 2 else 1 end as rank
    from contract k join customer c using (customer_id) left join seat_count n using (contract_id)
    where companies is null or k.customer_id = any(companies)
  ), best as (
    -- of contracts that have ended, those that ended last
    select *, min(rank) over (partition by customer_id) as shown,
      max(ends_on) filter (where rank = 3) over (partition by customer_id) as last_day
    from contracts
  )
  select b.customer_id, (array['IN_FORCE', 'TO_COME', 'ENDED'])[b.shown], min(b.starts_on), max(b.ends_on),
    sum(b.total_seats)::integer, sum(b.assigned)::integer, sum(b.used)::integer, bool_or(b.overage)
  from best b where b.rank = b.shown and (b.rank < 3 or b.ends_on = b.last_day)
  group by b.customer_id, b.shown
$$;
grant execute on function company_states to atrium_runtime;
