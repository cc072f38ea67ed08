create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

-- unaccent() is only stable, because its dictionary could change; ours never does, and generated columns need an
-- immutable function.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

alter default privileges in schema public grant select, insert, update, delete on tables to atrium_runtime;
alter default privileges in schema public grant usage, select on sequences to atrium_runtime;
grant usage on schema public to atrium_runtime;

create table setting (
  key text primary key,
  value jsonb not null
);

-- Uses that are limited, counted in windows of time: the uses since the window began, and when it ends.
create table limit_bucket (
  bucket text primary key,
  used integer not null,
  ends_at timestamptz not null
);
create index limit_bucket_end on limit_bucket (ends_at);

-- A table with rows of members has a comment that says what they are for the member: the file of a copy of their data
-- that has these rows, or why none has (decision 088). A column whose holder could act as the member is a secret, and
-- in no copy.

-- The last request of a device about a subject that was carried out: a repeated one changes nothing, an earlier one
-- that arrives later is refused. Rows are removed after a week.
create table request_number (
  member_id text not null,
  subject text not null,
  device text not null,
  number bigint not null,
  at timestamptz not null,
  primary key (member_id, subject, device)
);
create index request_number_at on request_number (at);
comment on table request_number is 'member data: left out: of a single request';
