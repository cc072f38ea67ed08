-- Where members reach a teaching assistant.
alter table faculty add column slack_url text;
-- Another address of a session's content.
alter table session add column slug text unique;

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
