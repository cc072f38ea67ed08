-- Periods of a company are counted from the days of its people, and the days before a range are one of them (decisions
-- 071 and 121).
drop table member_period;
drop table customer_before;

-- By the next run of the due work companies that have figures have all their periods: one person of each is folded again.
delete from customer_period;
alter table customer_period
  add column views integer not null,
  add column completed integer not null,
  add column badges integer not null;
insert into figure_due (customer_id, member_id)
select distinct on (customer_id) customer_id, member_id from member_figure order by customer_id, member_id;
