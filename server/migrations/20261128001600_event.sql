-- Member events: orientations, talks and key dates that every member may open.
create table member_event (
  member_event_id text primary key,
  title text not null,
  subtitle text not null default '',
  -- HTML, sanitized when it is written and again when it is served.
  details text not null default '',
  status text not null default 'PUBLISHED' check (status in ('PUBLISHED', 'CANCELED')),
  start_at timestamptz not null,
  end_at timestamptz check (end_at > start_at),
  -- When it is over: an hour after the start where no end is given (D36).
  ends_at timestamptz not null generated always as (
    coalesce(end_at, (start_at at time zone 'UTC' + interval '1 hour') at time zone 'UTC')
  ) stored,
  time_zone text not null default 'UTC',
  hero_image_url text not null,
  type text,
  type_label text check ((type_label is null) = (type is null)),
  category text,
  category_label text check ((category_label is null) = (category is null)),
  -- The room for everyone who attends. Null: nothing to join, as for a key date.
  zoom_link text,
  recording_url text,
  -- Raised by a trigger with each change that a calendar shows.
  revision integer not null default 0
);
create index member_event_end on member_event (ends_at, member_event_id);
create index member_event_start on member_event (start_at, member_event_id);

-- A member's answer to an event, one row however often it changes (D37).
create table member_event_rsvp (
  member_event_rsvp_id bigint primary key generated always as identity,
  member_id text not null references member on delete cascade,
  member_event_id text not null references member_event on delete cascade,
  customer_id text not null references customer on delete restrict,
  status text not null check (status in ('ACTIVE', 'DELETED')),
  -- How often the status has changed.
  changes integer not null default 1,
  changed_at timestamptz not null,
  -- The value of `changes` that the meeting provider knows of; below it, a job is still to tell the provider.
  registered_changes integer not null default 0,
  zoom_join_url text,
  zoom_registrant_id text,
  reminded_at timestamptz,
  unique (member_id, member_event_id)
);
create index member_event_rsvp_event on member_event_rsvp (member_event_id, status);
comment on table member_event_rsvp is 'member data: events';

-- Events whose dates were changed, or that were canceled, and of which their attendees were not told yet (D74): what
-- they know. Written in the transaction of the change; removed in that of the mails.
create table event_change (
  member_event_id text primary key references member_event on delete cascade,
  start_at timestamptz not null,
  end_at timestamptz,
  status text not null check (status in ('PUBLISHED', 'CANCELED'))
);

-- The address of a member's calendar of events; a new token ends the old address (D38, THR-45).
create table event_calendar (
  member_id text primary key references member on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);
comment on table event_calendar is 'member data: left out: secrets';

-- Invitations of friends, from which the quotas are counted (D39).
create table event_invitation (
  event_invitation_id bigint primary key generated always as identity,
  member_id text not null references member on delete cascade,
  member_event_id text not null references member_event on delete cascade,
  address citext not null,
  -- In the address by which the recipient unsubscribes.
  token text not null unique,
  sent_at timestamptz not null
);
create index event_invitation_member on event_invitation (member_id, sent_at);
create index event_invitation_address on event_invitation (address, sent_at);
comment on table event_invitation is 'member data: events';
comment on column event_invitation.token is 'secret';

-- Addresses that want no more invitations.
create table invitation_opt_out (
  address citext primary key,
  at timestamptz not null
);
