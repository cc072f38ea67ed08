-- Adds the figures of the members up to those of the company, for each range (D58); idempotent. Only rows of people are
-- read, so the cost grows with people, not with what they did.
create function fold_customer(of_customer text, instant timestamptz) returns void language plpgsql as $$
begin
  delete from customer_figure c where c.customer_id = of_customer;
  insert into customer_figure (
    customer_id, filter, from_day, to_day, people, engaged, views, courses, completed, badges, badge_holders, seconds)
  select of_customer, r.filter, r.from_day, r.to_day, count(m.member_id), count(*) filter (where m.is_engaged),
    coalesce(sum(m.views), 0), coalesce(sum(m.courses), 0), coalesce(sum(m.completed), 0), coalesce(sum(m.badges), 0),
    count(*) filter (where m.badges > 0), coalesce(sum(m.seconds), 0)
  from figure_ranges(of_customer, instant) r
  left join member_figure m on m.customer_id = of_customer and m.filter = r.filter
  group by r.filter, r.from_day, r.to_day;
end $$;
grant execute on function fold_customer to atrium_runtime;
