-- A new address of a member that waits for its code; the code is for this member and this address alone. One each.
create table email_change (
  member_id text primary key references member on delete cascade,
  email citext not null,
  requested_at timestamptz not null,
  -- Until when the code is good.
  expires_at timestamptz not null,
  -- Keyed, because a plain hash of six digits is guessed in a second. Null until the job that mails the code has run.
  code_hash text,
  -- Comparisons, counted before each.
  tries integer not null default 0,
  -- Kept for a while after the change, so that a repeated request is answered as the first one was.
  done_at timestamptz
);
create index email_change_expires on email_change (expires_at);
comment on table email_change is 'member data: account';
comment on column email_change.code_hash is 'secret';
