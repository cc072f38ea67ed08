-- The contracts that are the program of a company at an instant, with their days in its zone: all that are in force, or
-- when none is, those that ended last. None before the first has begun (decision 154).
create function program_contracts(of_customer text, instant timestamptz) returns table (
  contract_id text,
  starts_on date,
  ends_on date,
  is_running boolean
) language sql stable as $$
  select d.contract_id, d.starts_on, d.ends_on, d.ends_on >= d.today
  from (
    select k.contract_id, (k.starts_at at time zone c.time_zone)::date as starts_on,
      (k.ends_at at time zone c.time_zone)::date as ends_on, (instant at time zone c.time_zone)::date as today,
      max((k.ends_at at time zone c.time_zone)::date) over () as last_day
    from contract k join customer c using (customer_id)
    where k.customer_id = of_customer and k.starts_at <= instant
  ) as d
  where d.ends_on >= least(d.today, d.last_day)
$$;
grant execute on function program_contracts to atrium_runtime;
