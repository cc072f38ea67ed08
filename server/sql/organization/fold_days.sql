-- Counts days of a company again, for charts; idempotent.
create function fold_days(of_customer text, of_days date[]) returns void language plpgsql as $$
begin
  delete from customer_day d where d.customer_id = of_customer and d.day = any(of_days);
  insert into customer_day (customer_id, day, people, views, seconds)
  select of_customer, t.day, f.engaged, f.views, f.seconds
  from unnest(of_days) as t (day), figures_of_days(of_customer, t.day, t.day) f
  where exists (select from member_day d where d.customer_id = of_customer and d.day = t.day);
end $$;
grant execute on function fold_days to atrium_runtime;
