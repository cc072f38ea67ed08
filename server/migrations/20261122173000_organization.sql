-- The figures of a company's dashboard (D57 to D61, decision 071). Facts are folded into rows for each person and day,
-- and these into figures for each range, by the functions in server/sql/organization.

-- Whose figures are out of date; written in the transaction that changes what they are made of.
create table figure_due (
  figure_due_id bigint primary key generated always as identity,
  customer_id text not null references customer on delete cascade,
  member_id text not null references member on delete cascade
);
create index figure_due_customer on figure_due (customer_id);

-- When the due work last brought all figures up to date.
create table figure_run (
  one boolean primary key default true check (one),
  at timestamptz not null
);

-- Seats of a contract that are held now, and those of them that were activated: counted by a trigger, because counting
-- them for each view costs more the larger the company is.
create table seat_count (
  contract_id text primary key references contract on delete cascade,
  customer_id text not null references customer on delete cascade,
  assigned integer not null default 0 check (assigned >= 0),
  used integer not null default 0 check (used >= 0)
);

-- What a seat holder did on a day, in the customer's zone. `thing`: the video, meeting, course, project, resource or
-- certificate; course_id and session_id are '' where it belongs to none.
create table member_day (
  customer_id text not null references customer on delete cascade,
  member_id text not null references member on delete cascade,
  day date not null,
  kind text not null
    check (kind in ('VIDEO', 'ATTENDED', 'COMPLETED', 'SUBMITTED', 'DOWNLOADED', 'CERTIFIED', 'BADGE')),
  course_id text not null,
  session_id text not null,
  thing text not null,
  happened integer not null,
  seconds double precision not null,
  last_at timestamptz not null,
  primary key (customer_id, member_id, day, kind, course_id, session_id, thing)
);
create index member_day_day on member_day (customer_id, day, member_id);

-- One person in one range: a row of the employee table. Figures are never null, so that each index also serves the
-- opposite order.
create table member_figure (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  member_id text not null references member on delete cascade,
  name text not null,
  -- The name as it is sorted: without case and accents.
  sort_name text not null,
  email text not null,
  -- What a search looks at: name and address, folded.
  search text not null,
  status text not null check (status in ('INVITED', 'ACTIVE', 'INACTIVE', 'DEACTIVATED')),
  views integer not null,
  courses integer not null,
  completed integer not null,
  badges integer not null,
  seconds double precision not null,
  is_engaged boolean not null,
  last_active_at timestamptz,
  primary key (customer_id, member_id, filter)
);
create index member_figure_name on member_figure (customer_id, filter, sort_name, member_id);
create index member_figure_email on member_figure (customer_id, filter, email, member_id);
create index member_figure_status on member_figure (customer_id, filter, status, member_id);
create index member_figure_views on member_figure (customer_id, filter, views, member_id);
create index member_figure_completed on member_figure (customer_id, filter, completed, member_id);
create index member_figure_badges on member_figure (customer_id, filter, badges, member_id);
create index member_figure_search on member_figure using gin (search gin_trgm_ops);

-- One person in one course and range.
create table member_course_figure (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  course_id text not null references course on delete cascade,
  member_id text not null references member on delete cascade,
  status text not null check (status in ('ENROLLED', 'IN_PROGRESS', 'COMPLETED')),
  enrolled_at timestamptz,
  completed_at timestamptz,
  -- How much of the course is done, whatever the range. Percent.
  progress integer not null,
  views integer not null,
  completed integer not null,
  badges integer not null,
  seconds double precision not null,
  is_engaged boolean not null,
  -- The sessions in which the person is enrolled, and those completed in the range.
  enrolled_sessions text[] not null,
  completed_sessions text[] not null,
  primary key (customer_id, filter, course_id, member_id)
);
create index member_course_figure_member on member_course_figure (customer_id, member_id, filter);

create table course_figure (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  course_id text not null references course on delete cascade,
  enrolled integer not null,
  -- The enrolled people who were engaged in the course.
  engaged integer not null,
  completed integer not null,
  views integer not null,
  primary key (customer_id, filter, course_id)
);

-- The sessions of a course in which people of the company are enrolled, or that they completed in the range.
create table session_figure (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  course_id text not null references course on delete cascade,
  session_id text not null references session on delete cascade,
  enrolled integer not null,
  completed integer not null,
  primary key (customer_id, filter, course_id, session_id)
);

-- The tiles. from_day and to_day: the first and the last day of the range, in the customer's zone.
create table customer_figure (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  from_day date not null,
  to_day date not null,
  people integer not null,
  engaged integer not null,
  views integer not null,
  courses integer not null,
  completed integer not null,
  badges integer not null,
  badge_holders integer not null,
  seconds double precision not null,
  primary key (customer_id, filter)
);

-- One day of a company, for charts.
create table customer_day (
  customer_id text not null references customer on delete cascade,
  day date not null,
  people integer not null,
  views integer not null,
  seconds double precision not null,
  primary key (customer_id, day)
);

-- A second wall behind the service (THR-26): the runtime role sees the rows of the company that its transaction names,
-- and without a name none.
do $$ declare
  walled text;
begin
  foreach walled in array array['seat_count', 'member_day', 'member_figure', 'member_course_figure', 'course_figure',
    'session_figure', 'customer_figure', 'customer_day'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy tenant on %I using (customer_id = current_setting(''atrium.tenant'', true))', walled);
  end loop;
end $$;
