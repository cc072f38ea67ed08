-- The ranges of a company at an instant: first and last day in its zone, both included (D59). The program
-- is that of all its contracts that are in force; before the first has begun there are no ranges.
create function figure_ranges(of_customer text, instant timestamptz) returns table (
  filter text,
  from_day date,
  to_day date
) language sql stable as $$
  select r.filter, r.from_day, r.to_day
  from (
    select (instant at time zone c.time_zone)::date as today, p.begun, p.ended
    from customer c, (
      select min(k.starts_on) as begun, max(k.ends_on) as ended from program_contracts(of_customer, instant) k
    ) as p
    where c.customer_id = of_customer and p.begun is not null
  ) as d, lateral (values
    ('LAST_30_DAYS', d.today - 29, d.today),
    ('LAST_90_DAYS', d.today - 89, d.today),
    ('CONTRACT_TO_DATE', d.begun, least(d.today, d.ended))
  ) as r (filter, from_day, to_day)
$$;
grant execute on function figure_ranges to atrium_runtime;
