-- In which weeks, from Monday on, and months a person was engaged (D58): of days that belong together, because the
-- seconds of a video count together. Whole weeks and months, in the customer's zone, whatever the range.
create table member_period (
  customer_id text not null references customer on delete cascade,
  unit text not null check (unit in ('week', 'month')),
  from_day date not null,
  member_id text not null references member on delete cascade,
  primary key (customer_id, unit, from_day, member_id)
);
create index member_period_member on member_period (member_id, customer_id);
comment on table member_period is 'member data: company';

-- How many different people were engaged in each week or month of a range, for the chart. Days of one person do not add
-- up to a week, so that customer_day cannot say it. from_day and to_day: within the range.
create table customer_period (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  from_day date not null,
  to_day date not null,
  people integer not null,
  primary key (customer_id, filter, from_day)
);
do $$ declare
  walled text;
begin
  foreach walled in array array['member_period', 'customer_period'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy tenant on %I using (customer_id = current_setting(''atrium.tenant'', true))', walled);
  end loop;
end $$;

-- The next run of the due work folds everybody, and counts the periods of every company.
insert into figure_due (customer_id, member_id) select distinct customer_id, member_id from seat;
