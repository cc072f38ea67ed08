create table customer (
  customer_id text primary key,
  name text not null,
  type text not null check (type in ('CONSUMER', 'ENTERPRISE', 'INTERNAL')),
  logo_url text,
  accent_color text,
  hide_member_profile boolean not null default false,
  disable_ai_features boolean not null default false,
  enable_prof_ai boolean not null default false,
  time_zone text not null default 'UTC'
);

create table member (
  member_id text primary key,
  customer_id text not null references customer on delete restrict,
  email citext not null unique,
  first_name text not null,
  last_name text not null,
  display_name text not null generated always as (first_name || ' ' || last_name) stored,
  profile_image_url text,
  job_role text,
  company_name text,
  is_staff boolean not null default false,
  listed boolean not null default true,
  test_data boolean not null default false,
  manage_billing boolean not null default false,
  registered_at timestamptz not null
);
create index member_customer on member (customer_id);
create index member_listing on member ((profile_image_url is null), registered_at desc, member_id) where listed and not test_data;
-- Members are searched by parts of their names and roles: without this index each keystroke would read all members.
create index member_search on member
  using gin (fold(first_name || ' ' || last_name || E'\n' || coalesce(job_role, '')) gin_trgm_ops)
  where listed and not test_data;
