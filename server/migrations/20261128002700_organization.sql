-- The figures of a company's dashboard (D57 to D61, decision 071). Facts are folded into rows for each person and
-- day, and these into figures for each range, by the functions in server/sql/organization.

-- Whose figures are out of date; written in the transaction that changes what they are made of.
create table figure_due (
  figure_due_id bigint primary key generated always as identity,
  customer_id text not null references customer on delete cascade,
  member_id text not null references member on delete cascade
);
create index figure_due_customer on figure_due (customer_id);
create index figure_due_member on figure_due (member_id);
comment on table figure_due is 'member data: left out: marks for a computation';

-- Companies whose figures could not be brought up to date by the last run, with when they last were; at null: never.
create table figure_late (
  customer_id text primary key references customer on delete cascade,
  at timestamptz
);

-- When the due work last brought all figures up to date.
create table figure_run (
  one boolean primary key default true check (one),
  at timestamptz not null
);

-- Seats of a contract that are held now, and those of them that were activated: counted by a trigger, because
-- counting them for each view costs more the larger the company is.
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
  -- It begins with the member, so that removing one reads no table of figures completely.
  primary key (member_id, customer_id, day, kind, course_id, session_id, thing)
);
create index member_day_day on member_day (customer_id, day, member_id);
comment on table member_day is 'member data: company';

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
  primary key (member_id, customer_id, filter)
);
create index member_figure_name on member_figure (customer_id, filter, sort_name, member_id);
create index member_figure_email on member_figure (customer_id, filter, email, member_id);
create index member_figure_status on member_figure (customer_id, filter, status, member_id);
create index member_figure_views on member_figure (customer_id, filter, views, member_id);
create index member_figure_completed on member_figure (customer_id, filter, completed, member_id);
create index member_figure_badges on member_figure (customer_id, filter, badges, member_id);
create index member_figure_search on member_figure using gin (search gin_trgm_ops);
-- The people behind 'Users Engaged' come first in the employee table.
create index member_figure_engaged on member_figure (customer_id, filter, is_engaged, member_id);
-- The people behind the hours and the started courses come first in the employee table.
create index member_figure_seconds on member_figure (customer_id, filter, seconds, member_id);
create index member_figure_courses on member_figure (customer_id, filter, courses, member_id);
comment on table member_figure is 'member data: company';

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
create index member_course_figure_member on member_course_figure (member_id, customer_id, filter);
comment on table member_course_figure is 'member data: company';

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

-- How many different people were engaged in each week or month of a range, for the chart. Days of one person do not
-- add up to a week, so that customer_day cannot say it. from_day and to_day: within the range.
create table customer_period (
  customer_id text not null references customer on delete cascade,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  from_day date not null,
  to_day date not null,
  people integer not null,
  primary key (customer_id, filter, from_day)
);

-- Downloads of a company's dashboard that are too long to wait for (D62): a job makes the file, in parts, and mails
-- who asked for it a link. `company_download_id` follows from what was asked for and the hour, so that asking again
-- is the same download.
create table company_download (
  company_download_id text primary key,
  customer_id text not null references customer on delete cascade,
  member_id text not null references member on delete cascade,
  download_type text not null
    check (download_type in ('courses', 'employees', 'employee_courses', 'employees_and_courses')),
  -- Whose courses, for employee_courses.
  employee_id text,
  filter text not null check (filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')),
  search_term text not null,
  -- Both null for the default order.
  sort_key text,
  sort_direction text check (sort_direction in ('ASC', 'DESC')),
  requested_at timestamptz not null,
  -- Null until the file is made; in bytes.
  size bigint,
  -- When it is removed, made or not.
  expires_at timestamptz not null
);
create index company_download_member on company_download (member_id);
create index company_download_customer on company_download (customer_id);
create index company_download_expires on company_download (expires_at);
comment on table company_download is 'member data: left out: the copies themselves';

create table company_download_part (
  company_download_id text not null references company_download on delete cascade,
  customer_id text not null references customer on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (company_download_id, part)
);
create index company_download_part_customer on company_download_part (customer_id);

-- The same second wall as that of the seats (THR-26, decision 078).
do $$ declare
  walled text;
begin
  foreach walled in array array['seat_count', 'member_day', 'member_period', 'member_figure', 'member_course_figure', 'course_figure',
    'session_figure', 'customer_figure', 'customer_day', 'customer_period', 'company_download',
    'company_download_part'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy tenant on %I using (customer_id = current_setting(''atrium.tenant'', true))', walled);
  end loop;
end $$;
