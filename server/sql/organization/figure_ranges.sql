-- The ranges of a company at an instant: first and last day in its zone, both included (D59). The contract is the one
-- that is shown; without one that has begun there are no ranges.
create function figure_ranges(of_customer text, instant timestamptz) returns table (
  filter text,
  from_day date,
  to_day date
) language sql stable as $$
  select r.filter, r.from_day, r.to_day
  from (
    select (instant at time zone c.time_zone)::date as today, (k.starts_at at time zone c.time_zone)::date as begun,
      (k.ends_at at time zone c.time_zone)::date as ended
    from customer c join contract k using (customer_id)
    where k.contract_id = (select shown_contract(of_customer, instant))
  ) as d, lateral (values
    ('LAST_30_DAYS', d.today - 29, d.today),
    ('LAST_90_DAYS', d.today - 89, d.today),
    ('CONTRACT_TO_DATE', d.begun, least(d.today, d.ended))
  ) as r (filter, from_day, to_day)
$$;
