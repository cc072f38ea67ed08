-- The mails about new dates wait while the act of the team that caused them can be taken back (D96).
alter table session_change
  add column held_until timestamptz,
  -- What the team adds to these mails; '' for nothing.
  add column words text not null default '';

-- The last act by which the team moved or canceled a session, or a meeting of it, with the dates before and after it.
-- It can be taken back while it is open.
create table session_act (
  session_id text primary key references session on delete cascade,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  -- What it did, a line each.
  lines text[] not null,
  -- The id of a person, else the name of a user at the command line.
  acted_by text not null,
  acted_at timestamptz not null,
  open_until timestamptz not null
);
