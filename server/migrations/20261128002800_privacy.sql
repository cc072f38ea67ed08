-- A copy of a member's data, as a ZIP file. No archive yet: a job is making it.
create table data_export (
  data_export_id text primary key,
  member_id text not null unique references member on delete cascade,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  archive bytea,
  check ((ready_at is null) = (archive is null)),
  check ((ready_at is null) = (expires_at is null))
);
create index data_export_expires on data_export (expires_at) where expires_at is not null;
comment on table data_export is 'member data: left out: the copies themselves';

-- A member's wish to be erased. It is carried out at `due_at`, unless it is taken back.
create table member_erasure (
  member_id text primary key references member on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index member_erasure_due on member_erasure (due_at);
comment on table member_erasure is 'member data: account';
