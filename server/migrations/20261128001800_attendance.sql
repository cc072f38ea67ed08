create table attendance (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  customer_id text not null references customer on delete restrict,
  attended_at timestamptz not null,
  -- When staff marked it; null: it follows from the meetings. Only a mark can be taken back (D33).
  marked_at timestamptz,
  primary key (member_id, session_id)
);
comment on table attendance is 'member data: courses';

-- Meetings whose attendance the provider has reported; who is not in meeting_attendance then was not there.
create table meeting_report (
  session_id text not null,
  meeting_number integer not null,
  taken_at timestamptz not null,
  primary key (session_id, meeting_number),
  foreign key (session_id, meeting_number) references meeting on delete cascade
);

-- How long a member was in a meeting, the joins together (D33). attended_at null: too short to count.
create table meeting_attendance (
  member_id text not null references member on delete cascade,
  session_id text not null,
  meeting_number integer not null,
  customer_id text not null references customer on delete restrict,
  seconds integer not null check (seconds >= 0),
  attended_at timestamptz,
  primary key (member_id, session_id, meeting_number),
  foreign key (session_id, meeting_number) references meeting on delete cascade
);
create index meeting_attendance_session on meeting_attendance (session_id, meeting_number);
comment on table meeting_attendance is 'member data: courses';

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
comment on table meeting_registration is 'member data: courses';

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
