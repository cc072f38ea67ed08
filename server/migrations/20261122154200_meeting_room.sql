-- A member's registration for the live room of a session at the meeting provider.
create table meeting_registration (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  registrant_id text not null,
  join_url text not null,
  -- The link of the room at that time: another room needs another registration.
  link text not null,
  primary key (member_id, session_id)
);
create index meeting_registration_session on meeting_registration (session_id);

-- The recording of a meeting: at the provider, or as a video of the session, which then counts as attendance (D33).
create table meeting_recording (
  session_id text not null,
  meeting_number integer not null,
  url text,
  video_id text references video on delete cascade,
  ready_at timestamptz not null,
  primary key (session_id, meeting_number),
  foreign key (session_id, meeting_number) references meeting on delete cascade,
  check (url is not null or video_id is not null)
);
create index meeting_recording_video on meeting_recording (video_id) where video_id is not null;

-- Meetings that are over, for their reports.
create index meeting_end on meeting (end_at);
