-- What a member wrote for themselves at a moment of a lesson (NOT-01). Nobody else reads it.
create table note (
  member_id text not null references member on delete cascade,
  -- Made by the page that wrote it, so that it is saved once; an id of somebody else is no id of the member.
  note_id uuid not null,
  session_id text not null references session on delete cascade,
  -- The address of the lesson in its session, without foreign keys: a note outlives the lesson that it is about.
  group_id text not null,
  content_id text not null,
  video_id text not null,
  -- The moment of the film; null for a note about the whole lesson.
  seconds integer check (seconds between 0 and 1000000),
  -- '' for a moment that was only marked.
  text text not null check (length(text) <= 5000 and (text <> '' or seconds is not null)),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Counts the changes, so that of two devices the later one is told.
  revision integer not null,
  primary key (member_id, note_id)
);
create index note_lesson on note (member_id, session_id, content_id, seconds);
-- for a session that is removed
create index note_session on note (session_id);
comment on table note is 'member data: notes';
