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

create table audit_entry (
  audit_entry_id bigint primary key generated always as identity,
  at timestamptz not null,
  actor_member_id text,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create index audit_entry_subject on audit_entry (subject, at desc);

create table mail (
  mail_id bigint primary key generated always as identity,
  dedupe_key text not null unique,
  template text not null,
  to_address citext not null,
  subject text not null,
  html text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_unsent on mail (mail_id) where sent_at is null;
