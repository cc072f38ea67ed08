-- What the meeting provider has told by itself, each notice once: that a meeting is over, or recorded (RUN-01, D33).
create table meeting_notice (
  -- a hash of what it says
  notice_id text primary key,
  kind text not null check (kind in ('ended', 'recorded')),
  -- part of the link of its room
  link_part text not null,
  happened_at timestamptz not null,
  -- of a recording
  url text,
  received_at timestamptz not null,
  handled_at timestamptz,
  -- about how many of our meetings it was, once it is handled
  meetings integer
);
create index meeting_notice_received on meeting_notice (received_at, notice_id);
create index meeting_notice_open on meeting_notice (received_at) where handled_at is null;
create index billing_event_received on billing_event (received_at, event_id);
