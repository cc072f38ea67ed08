-- Downloads of a company's dashboard that are too long to wait for (D62): a job makes the file, in parts, and mails who
-- asked for it a link. `company_download_id` follows from what was asked for and the hour, so that asking again is the
-- same download.
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

do $$ declare
  walled text;
begin
  foreach walled in array array['company_download', 'company_download_part'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy tenant on %I using (customer_id = current_setting(''atrium.tenant'', true))', walled);
  end loop;
end $$;
