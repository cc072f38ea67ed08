-- Which kinds of mail a member gets, and the secret address by which each kind is ended without signing in.
create table mail_choice (
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('REMINDERS', 'RECORDINGS', 'ACHIEVEMENTS')),
  token text not null unique,
  unwanted_since timestamptz,
  primary key (member_id, kind)
);

-- a mail that tells an erased member so: nothing of it is kept once it is sent
alter table mail add column removed_when_sent boolean not null default false;
create index mail_to on mail (to_address);

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

-- A member's wish to be erased. It is carried out at `due_at`, unless it is taken back.
create table member_erasure (
  member_id text primary key references member on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index member_erasure_due on member_erasure (due_at);

-- removing a member finds their rows by these
create index seat_offer_member on seat_offer (member_id);
create index presence_member on presence (member_id);
create index credential_issued_by on credential (issued_by) where issued_by is not null;
