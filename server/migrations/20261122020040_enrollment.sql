-- The counter that decides about seats, by one guarded UPDATE. capacity null: unlimited.
create table session_seat (
  session_id text primary key references session on delete cascade,
  capacity integer check (capacity >= 0),
  taken integer not null default 0 check (taken >= 0),
  waiting integer not null default 0 check (waiting >= 0),
  next_place bigint not null default 1,
  -- Seats held for open offers, so that one guarded UPDATE decides offers too.
  held integer not null default 0 check (held >= 0)
);
-- Sessions with a waitlist, which the due work reads every minute.
create index session_seat_waiting on session_seat (session_id) where waiting > 0;

create table enrollment (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  customer_id text not null references customer on delete restrict,
  status text not null check (status in ('NONE', 'ENROLLED', 'WAITLISTED')),
  takes_seat boolean not null default false,
  -- The order on the waitlist: first come, first served.
  place bigint,
  joined_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (member_id, session_id),
  check ((status = 'WAITLISTED') = (place is not null)),
  check (not takes_seat or status = 'ENROLLED')
);
create index enrollment_waitlist on enrollment (session_id, place) where status = 'WAITLISTED';
create index enrollment_session on enrollment (session_id, status);

create table enrollment_event (
  enrollment_event_id bigint primary key generated always as identity,
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  customer_id text not null references customer on delete restrict,
  kind text not null check (kind in (
    'ENROLLED', 'WAITLISTED', 'PROMOTED', 'OFFERED', 'OFFER_LAPSED', 'UNENROLLED', 'LEFT_WAITLIST', 'SWAPPED_OUT',
    'WAITLIST_CLOSED'
  )),
  at timestamptz not null
);
create index enrollment_event_session on enrollment_event (session_id, at);
create index enrollment_event_member on enrollment_event (member_id, at);

-- Within a day of the start a free seat is offered instead of given.
create table seat_offer (
  session_id text not null references session on delete cascade,
  member_id text not null references member on delete cascade,
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  claimed boolean,
  -- Offered to a member enrolled in another session of the course: accepting gives that seat up, letting it lapse
  -- leaves the waitlist (D21).
  swap boolean not null default false,
  primary key (session_id, member_id, offered_at)
);
create unique index seat_offer_open on seat_offer (session_id, member_id) where settled_at is null;
create index seat_offer_due on seat_offer (expires_at) where settled_at is null;

-- Members who were still waiting when a session began have priority for the next one of its course.
create table course_priority (
  member_id text not null references member on delete cascade,
  course_id text not null references course on delete cascade,
  session_id text not null references session on delete cascade,
  granted_at timestamptz not null,
  used_at timestamptz,
  primary key (member_id, course_id, session_id)
);
create index course_priority_unused on course_priority (member_id, course_id) where used_at is null;

create table attendance (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  customer_id text not null references customer on delete restrict,
  attended_at timestamptz not null,
  primary key (member_id, session_id)
);

-- The last request number of each device for a member and a session: requests of one device are ordered, and the clocks
-- of two devices are not compared.
create table enrollment_order (
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  device text not null,
  number bigint not null,
  primary key (member_id, session_id, device)
);

-- The address of a member's calendar file for a session; requesting a new one ends the old one (D38, THR-45).
create table session_link (
  token text primary key,
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  created_at timestamptz not null,
  unique (member_id, session_id)
);

-- Who was in which meeting and when, from which attendance is computed. left_at null: still inside, or left without
-- notice, which counts until the end of the meeting.
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
