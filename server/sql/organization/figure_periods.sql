-- The weeks of a company's ranges at an instant, from Monday on, or their months where a range has more weeks than a
-- chart has room for. The first and the last one have only the days that are in the range; `begun` is the first day of
-- the whole one. is_whole: nobody can have been engaged on its other days, or it has none.
create function figure_periods(of_customer text, instant timestamptz) returns table (
  filter text,
  unit text,
  begun date,
  from_day date,
  to_day date,
  is_whole boolean
) language sql stable as $$
  select r.filter, u.unit, p.begun::date, greatest(p.begun::date, r.from_day), least(e.ended, r.to_day),
    p.begun::date >= r.from_day and (e.ended <= r.to_day or r.to_day = (instant at time zone c.time_zone)::date)
  from figure_ranges(of_customer, instant) r
  join customer c on c.customer_id = of_customer,
    lateral (select case when r.to_day - r.from_day > 18 * 7 then 'month' else 'week' end as unit) as u,
    lateral generate_series(
      date_trunc(u.unit, r.from_day::timestamp), r.to_day::timestamp, ('1 ' || u.unit)::interval) as p (begun),
    lateral (select (p.begun + ('1 ' || u.unit)::interval)::date - 1 as ended) as e
$$;
grant execute on function figure_periods to atrium_runtime;
