-- The tiles of as many days directly before a range, with which it is compared (ORG-02, decision 121). from_day and
-- to_day: the first and the last of them, in the customer's zone.
create table customer_before (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS')),
  from_day date not null,
  to_day date not null,
  engaged integer not null,
  views integer not null,
  completed integer not null,
  badges integer not null,
  primary key (customer_id, filter)
);

-- The same second wall as that of the other figures (THR-26, decision 078).
alter table customer_before enable row level security;
create policy tenant on customer_before using (customer_id = current_setting('atrium.tenant', true));

-- Companies that have figures get these by the next run of the due work: one person of each is folded again.
insert into figure_due (customer_id, member_id)
select distinct on (customer_id) customer_id, member_id from member_figure order by customer_id, member_id;
