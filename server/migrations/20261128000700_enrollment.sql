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
comment on table enrollment is 'member data: courses';

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
comment on table enrollment_event is 'member data: courses';

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
-- removing a member finds their rows by these
create index seat_offer_member on seat_offer (member_id);
comment on table seat_offer is 'member data: courses';

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
comment on table course_priority is 'member data: courses';

-- The address of a member's calendar file for a session; requesting a new one ends the old one (D38, THR-45).
create table session_link (
  token text primary key,
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  created_at timestamptz not null,
  unique (member_id, session_id)
);
comment on table session_link is 'member data: left out: secrets';

-- Sessions whose dates have changed since the enrolled were told: the dates that these still know. Written by the
-- triggers of server/sql/enrollment/session_dates_changed.sql.
create table session_change (
  session_id text primary key references session on delete cascade,
  before jsonb not null
);

-- Sessions whose members were told that it starts soon; a session that is moved is told of again.
create table session_reminder (
  session_id text not null references session on delete cascade,
  kind text not null check (kind in ('DAY', 'HOUR')),
  start_at timestamptz not null,
  told_at timestamptz not null,
  primary key (session_id, kind, start_at)
);
