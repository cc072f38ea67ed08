-- Removes the periods of a company that a range no longer has, or that have one of these days, for fold_periods to
-- count again. A range that moved has another first and another last period.
create function remove_stale_periods(of_customer text, touched date[], instant timestamptz) returns void
language plpgsql as $$
begin
  delete from customer_period p
  where p.customer_id = of_customer and (
    exists (select from unnest(touched) as t (day) where t.day between p.from_day and p.to_day)
    or (p.filter, p.from_day, p.to_day) not in (
      select w.filter, w.from_day, w.to_day from figure_periods(of_customer, instant) w));
end $$;
grant execute on function remove_stale_periods to atrium_runtime;
