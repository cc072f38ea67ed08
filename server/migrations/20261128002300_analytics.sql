-- What people did in the browser, append-only; nothing personal but who it was.
create table analytics_event (
  -- Made by the browser, so that an event that is sent twice is stored once.
  event_id uuid primary key,
  type text not null check (type in ('track', 'identify')),
  name text,
  properties jsonb not null,
  -- The path of the page, without its query.
  path text not null,
  -- A browser before sign-in; changed at sign-out.
  anonymous_id uuid not null,
  member_id text references member (member_id) on delete set null,
  customer_id text references customer (customer_id) on delete set null,
  occurred_at timestamptz not null,
  received_at timestamptz not null,
  check ((type = 'track') = (name is not null))
);
create index analytics_event_name on analytics_event (name, occurred_at);
create index analytics_event_member on analytics_event (member_id, occurred_at);
create index analytics_event_received on analytics_event (received_at);
comment on table analytics_event is 'member data: activity';
