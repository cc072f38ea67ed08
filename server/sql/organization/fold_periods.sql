-- Counts a period of a company that is not counted yet, for all ranges that have the same days; returns whether there
-- was any. One at a time, so that each statement ends long before its time limit.
create function fold_periods(of_customer text, instant timestamptz) returns boolean language plpgsql as $$
begin
  insert into customer_period (customer_id, filter, from_day, to_day, people, views, completed, badges)
  select of_customer, filter, w.from_day, w.to_day, f.engaged, f.views, f.completed, f.badges
  from (
    select p.from_day, p.to_day, array_agg(p.filter) as filters from figure_periods(of_customer, instant) p
    where not exists (
      select from customer_period c where c.customer_id = of_customer and (c.filter, c.from_day) = (p.filter, p.from_day))
    group by p.from_day, p.to_day
    limit 1
  ) as w, figures_of_days(of_customer, w.from_day, w.to_day) f, unnest(w.filters) as filter;
  return found;
end $$;
grant execute on function fold_periods to atrium_runtime;
