-- Support mode: somebody of the team sees the pages of a member as the member sees them, and nothing can be written
-- meanwhile (STF-06). A row marks the sign-in of the team in which it is on; its member reads who looked, when and why.
create table support_session (
  support_session_id uuid primary key default gen_random_uuid(),
  member_id text not null references member on delete cascade,
  -- Null when they have left.
  staff_id text references member on delete set null,
  -- As what they looked: a role that may.
  staff_role text not null,
  -- The sign-in in which it is on.
  sid text not null,
  reason text not null check (char_length(reason) between 1 and 500),
  began_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > began_at),
  -- Null while it is on, and for a moment after its time is over.
  ended_at timestamptz
);
comment on column support_session.sid is 'secret';
comment on table support_session is 'member data: account';
create unique index support_session_open on support_session (sid) where ended_at is null;
create index support_session_member on support_session (member_id, began_at desc);
create index support_session_staff on support_session (staff_id) where staff_id is not null;
