-- Mails of the team to everybody who is enrolled in a live session (RUN-02). Each waits before it leaves, so that it can
-- be stopped (D96), and is sent in parts.
create table session_announcement (
  -- Made by the page that wrote it, so that it is sent once.
  announcement_id text primary key,
  session_id text not null references session on delete cascade,
  subject text not null,
  body text not null,
  -- As draft.saved_by.
  written_by text not null,
  written_at timestamptz not null,
  -- When it leaves; null once it has left or was stopped.
  leaves_at timestamptz,
  sent_at timestamptz,
  stopped_at timestamptz,
  -- The last of the members, by their ids, to whom it was sent, and how many they are.
  sent_to text not null default '',
  mailed integer not null default 0
);
create index session_announcement_session on session_announcement (session_id, written_at);
create index session_announcement_due on session_announcement (leaves_at) where leaves_at is not null;
