create table mail (
  mail_id bigint primary key generated always as identity,
  dedupe_key text not null unique,
  template text not null,
  to_address citext not null,
  subject text not null,
  html text not null,
  body text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- An iCalendar file that mail programs apply to the recipient's calendar, and how: REQUEST or CANCEL.
  calendar text,
  calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  -- The path at which the recipient unsubscribes from mails of this kind.
  unsubscribe_path text,
  -- Mails with a code: their text is emptied once they are sent.
  is_secret boolean not null default false,
  -- A mail that tells an erased member so: nothing of it is kept once it is sent.
  removed_when_sent boolean not null default false,
  check ((calendar is null) = (calendar_method is null))
);
create index mail_unsent on mail (mail_id) where sent_at is null;
create index mail_to on mail (to_address);

-- Which kinds of mail a member gets, and the secret address by which each kind is ended without signing in.
create table mail_choice (
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('REMINDERS', 'RECORDINGS', 'ACHIEVEMENTS')),
  token text not null unique,
  unwanted_since timestamptz,
  primary key (member_id, kind)
);
comment on table mail_choice is 'member data: account';
comment on column mail_choice.token is 'secret';
