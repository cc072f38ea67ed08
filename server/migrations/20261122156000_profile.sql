-- The industries and job functions that a profile may name, in the order in which they are offered. What is no longer
-- active stays on the profiles that have it.
create table industry_reference (
  industry_ref_id text primary key,
  industry text not null unique,
  sort_order integer not null,
  active boolean not null default true
);
create table job_function_reference (
  job_function_ref_id text primary key,
  job_function text not null unique,
  sort_order integer not null,
  active boolean not null default true
);
insert into industry_reference (industry_ref_id, industry, sort_order)
  select 'industry-' || sort_order, industry, sort_order
  from unnest(array['Banking', 'Consulting', 'Finance', 'Healthcare', 'Manufacturing', 'Retail', 'Technology',
    'Transportation', 'Other']) with ordinality as known (industry, sort_order);
insert into job_function_reference (job_function_ref_id, job_function, sort_order)
  select 'job-function-' || sort_order, job_function, sort_order
  from unnest(array['Finance', 'Customer Support', 'Data', 'Engineering', 'HR', 'L&D', 'Legal', 'Marketing',
    'Operations', 'Product', 'Sales', 'Other']) with ordinality as known (job_function, sort_order);

-- What a member says of themselves, beyond the names, role, company and picture of `member`. No row: nothing yet. Each
-- form has a version, which counts its saves (D67).
create table member_profile (
  member_id text primary key references member on delete cascade,
  basic_info_version integer not null default 0,
  middle_name text,
  pronouns text,
  languages text[] not null default '{}',
  location_version integer not null default 0,
  user_location_id text not null unique default gen_random_uuid()::text,
  country text,
  region text,
  city text,
  company_version integer not null default 0,
  user_company_id text not null unique default gen_random_uuid()::text,
  job_info_version integer not null default 0,
  industry text,
  job_function text,
  social_version integer not null default 0,
  linkedin text,
  twitter text,
  instagram text,
  community_version integer not null default 0,
  about text,
  growth_tip text,
  community_give text,
  community_get text,
  what_i_love text
);

-- The pictures that members were allowed to upload. A key belongs to one member, and becomes their picture once.
create table profile_picture (
  picture_key text primary key,
  member_id text not null references member on delete cascade,
  requested_at timestamptz not null,
  -- From when its file may be removed: the form has expired, or another picture has replaced it. Null: in use.
  removable_at timestamptz
);
create index profile_picture_member on profile_picture (member_id, requested_at);
create index profile_picture_removable on profile_picture (removable_at);
