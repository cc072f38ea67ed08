-- Counts days of a company again, for charts; idempotent.
create function fold_days(of_customer text, of_days date[]) returns void language plpgsql as $$
begin
  delete from customer_day d where d.customer_id = of_customer and d.day = any(of_days);
  insert into customer_day (customer_id, day, people, views, seconds)
  select of_customer, v.day, count(distinct v.member_id) filter (where v.counts),
    count(*) filter (where v.counts and v.kind = 'VIDEO'), sum(v.seconds)
  from (
    select d.day, d.member_id, d.kind, sum(d.seconds) as seconds, counts_as_engaged(d.kind, sum(d.seconds)) as counts
    from member_day d
    where d.customer_id = of_customer and d.day = any(of_days)
    group by d.day, d.member_id, d.kind, d.thing
  ) as v
  group by v.day;
end $$;
grant execute on function fold_days to atrium_runtime;
