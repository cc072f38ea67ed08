-- Who was in which room and when: in a meeting of a session, from which attendance is computed, or in an event.
-- left_at null: still inside, or left without notice, which counts until the end.
create table presence (
  presence_id bigint primary key generated always as identity,
  member_id text not null references member on delete cascade,
  customer_id text not null references customer on delete restrict,
  session_id text,
  meeting_number integer,
  member_event_id text references member_event on delete cascade,
  joined_at timestamptz not null,
  left_at timestamptz,
  foreign key (session_id, meeting_number) references meeting on delete cascade,
  check ((session_id is null) = (meeting_number is null)),
  check ((session_id is null) <> (member_event_id is null)),
  check (left_at >= joined_at)
);
create unique index presence_in_meeting on presence (member_id, session_id, meeting_number)
  where left_at is null and session_id is not null;
create unique index presence_in_event on presence (member_id, member_event_id)
  where left_at is null and member_event_id is not null;
create index presence_meeting on presence (session_id, meeting_number, member_id) where session_id is not null;
create index presence_event on presence (member_event_id) where member_event_id is not null;
create index presence_member on presence (member_id);
comment on table presence is 'member data: courses';
