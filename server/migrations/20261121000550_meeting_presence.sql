-- Who was in which meeting, and from when to when: what attendance is counted from.
-- left_at null: still inside, or gone without a word; whoever counts minutes ends it with the meeting.
create table meeting_presence (
  meeting_presence_id bigint primary key generated always as identity,
  member_id text not null references member on delete cascade,
  session_id text not null,
  meeting_number integer not null,
  customer_id text not null references customer on delete restrict,
  joined_at timestamptz not null,
  left_at timestamptz,
  foreign key (session_id, meeting_number) references meeting on delete cascade,
  check (left_at >= joined_at)
);
create unique index meeting_presence_open on meeting_presence (member_id, session_id, meeting_number) where left_at is null;
create index meeting_presence_meeting on meeting_presence (session_id, meeting_number, member_id);
