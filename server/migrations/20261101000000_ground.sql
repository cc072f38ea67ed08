create extension if not exists pg_trgm;
create extension if not exists unaccent;
create extension if not exists citext;

-- unaccent() is only stable because its dictionary could change; ours never does, and generated columns need immutable.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

alter default privileges in schema public grant select, insert, update, delete on tables to atrium_runtime;
alter default privileges in schema public grant usage, select on sequences to atrium_runtime;
grant usage on schema public to atrium_runtime;

-- What a process keeps about a member in memory is dropped when one of these rows changes, whoever changed it.
create function notify_viewer() returns trigger language plpgsql as $$
begin
  perform pg_notify('viewer_changed', coalesce(to_jsonb(new), to_jsonb(old)) ->> 'member_id');
  return null;
end $$;
create function notify_every_viewer() returns trigger language plpgsql as $$
begin
  perform pg_notify('viewer_changed', '*');
  return null;
end $$;

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

-- Instants leave the API as millisecond strings (learning.md §3).
create function millis(at timestamptz) returns text
  language sql immutable parallel safe strict
  return (extract(epoch from at) * 1000)::bigint::text;

-- The queue belongs to the owner; the runtime role may add to it and nothing else.
create function enqueue_job(name text, payload json, key text) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform graphile_worker.add_job(name, payload, job_key := key, max_attempts := 8);
end $$;
revoke all on function enqueue_job from public;
grant execute on function enqueue_job to atrium_runtime;
