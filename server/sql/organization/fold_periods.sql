-- Counts the engaged people (D58) of periods of a company that are not counted yet, of at most so many; returns how
-- many these were. Of whole weeks and months the rows of their people are counted; only what a range cuts off is added
-- up from the days of people.
create function fold_periods(of_customer text, instant timestamptz, most integer) returns integer
language plpgsql as $$
declare
  added integer;
begin
  insert into customer_period (customer_id, filter, from_day, to_day, people)
  select of_customer, w.filter, w.from_day, w.to_day,
    case when w.is_whole then (
      select count(*) from member_period m
      where m.customer_id = of_customer and m.unit = w.unit and m.from_day = w.begun
    ) else (
      select count(distinct v.member_id) from (
        select d.member_id from member_day d
        where d.customer_id = of_customer and d.day between w.from_day and w.to_day
        group by d.member_id, d.kind, d.thing
        having counts_as_engaged(d.kind, sum(d.seconds))
      ) as v
    ) end
  from figure_periods(of_customer, instant) w
  where not exists (
    select from customer_period p where p.customer_id = of_customer and (p.filter, p.from_day) = (w.filter, w.from_day))
  limit most;
  get diagnostics added = row_count;
  return added;
end $$;
grant execute on function fold_periods to atrium_runtime;
