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
  registered_at timestamptz not null,
  constraint member_picture check (profile_image_url <> '')
);
create index member_customer on member (customer_id);
comment on table member is 'member data: profile';

-- `request_number` is of the base, below this subject.
alter table request_number add foreign key (member_id) references member on delete cascade;

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

-- What a member says of themselves, beyond the names, role, company and picture of `member`. No row: nothing yet.
-- Each form has a version, which counts its saves (D67).
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
comment on table member_profile is 'member data: profile';

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
comment on table profile_picture is 'member data: profile';

-- The addresses that members have had. A mail knows its address alone: by them the mails of before are found, for a
-- copy of one's data and for an erasure.
create table former_email (
  member_id text not null references member on delete cascade,
  email citext not null,
  ended_at timestamptz not null,
  primary key (member_id, email)
);
create index former_email_address on former_email (email);
comment on table former_email is 'member data: account';

-- The words of a folded text. What is longer than any word is cut, as an index has no room for it.
create function words_of(folded text) returns text[]
  language sql immutable parallel safe strict
  return array(select left(word, 200) from regexp_split_to_table(folded, '\s+') word where word <> '');

-- What the directory searches and orders members by, apart from their rows: a search compares the few distinct words
-- first, then reads members by word (decision 090). Written by triggers.
create table directory_entry (
  member_id text primary key references member on delete cascade,
  -- by whom a member may be hidden: by themselves, by their standing, by their customer; each is written by one
  -- trigger
  listed boolean not null,
  standing_shown boolean not null,
  customer_shown boolean not null,
  visible boolean not null generated always as (listed and standing_shown and customer_shown) stored,
  has_picture boolean not null,
  registered_at timestamptz not null,
  search_words text not null,
  words text[] not null generated always as (words_of(search_words)) stored
);
-- Without a list of pending rows, which each search would read through.
create index directory_entry_words on directory_entry using gin (words) with (fastupdate = off) where visible;
-- A search that many people match reads entries in the order of the listing; with the words in its index it reads
-- none that it does not show. An index row has room for the 500 letters that are kept.
create index directory_listing on directory_entry (has_picture desc, registered_at desc, member_id)
  include (search_words) where visible;
comment on table directory_entry is 'member data: profile';

-- The words of those who may be seen, once each. One that nobody has any more is removed with the last who had it.
create table directory_word (
  word text primary key
);
create index directory_word_letters on directory_word using gin (word gin_trgm_ops) with (fastupdate = off);
