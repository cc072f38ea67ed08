-- Sessions whose members were told that it starts soon; a session that is moved is told of again.
create table session_reminder (
  session_id text not null references session on delete cascade,
  kind text not null check (kind in ('DAY', 'HOUR')),
  start_at timestamptz not null,
  told_at timestamptz not null,
  primary key (session_id, kind, start_at)
);
