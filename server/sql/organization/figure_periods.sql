-- The periods of a company's ranges at an instant: their weeks, from Monday on, or their months where a range has more
-- weeks than a chart has room for, of which the first and the last have only the days that are in the range; and as
-- many days as the last 30 or 90, directly before them (ORG-02).
create function figure_periods(of_customer text, instant timestamptz) returns table (
  filter text,
  from_day date,
  to_day date
) language sql stable as $$
  select r.filter, greatest(p.begun::date, r.from_day), least((p.begun + ('1 ' || u.unit)::interval)::date - 1, r.to_day)
  from figure_ranges(of_customer, instant) r,
    lateral (select case when r.to_day - r.from_day > 18 * 7 then 'month' else 'week' end as unit) as u,
    lateral generate_series(
      date_trunc(u.unit, r.from_day::timestamp), r.to_day::timestamp, ('1 ' || u.unit)::interval) as p (begun)
  union all
  select r.filter, r.from_day - (r.to_day - r.from_day + 1), r.from_day - 1
  from figure_ranges(of_customer, instant) r
  where r.filter <> 'CONTRACT_TO_DATE'
$$;
grant execute on function figure_periods to atrium_runtime;
