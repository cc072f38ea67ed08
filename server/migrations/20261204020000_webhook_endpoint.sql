-- Where another program is told of what happens here, by signed webhooks (API-08).
create table webhook_endpoint (
  -- Made by the page that made the endpoint, so that it is made once.
  webhook_endpoint_id uuid primary key,
  address text not null check (char_length(address) between 1 and 500),
  event_types text[] not null,
  is_on boolean not null,
  -- Encrypted, because messages are signed with it.
  sealed_secret bytea not null,
  -- Rises with each secret.
  secret_number integer not null default 1,
  -- The one before, which signs as well until a day after it was replaced.
  sealed_former_secret bytea,
  former_until timestamptz,
  made_at timestamptz not null,
  -- Since when every try failed; null when the last one arrived.
  failing_since timestamptz,
  -- When it was switched off because it had failed for three days.
  given_up_at timestamptz,
  -- Kept as long as its deliveries are, and shown no more.
  removed_at timestamptz
);
comment on column webhook_endpoint.sealed_secret is 'secret';
comment on column webhook_endpoint.sealed_former_secret is 'secret';
create index webhook_endpoint_made on webhook_endpoint (made_at, webhook_endpoint_id) where removed_at is null;

-- What happened, written in the transaction of the change, once for all endpoints that are told. Ids of ours alone.
create table webhook_event (
  webhook_event_id uuid primary key default gen_random_uuid(),
  type text not null,
  happened_at timestamptz not null,
  -- The message as it is sent.
  body text not null
);
create index webhook_event_old on webhook_event (happened_at);

-- One event for one endpoint, and what became of it.
create table webhook_delivery (
  webhook_delivery_id uuid primary key default gen_random_uuid(),
  webhook_event_id uuid not null references webhook_event on delete cascade,
  webhook_endpoint_id uuid not null references webhook_endpoint on delete cascade,
  state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  -- The first try since it was made or replayed; from then on it is tried for three days.
  begun_at timestamptz not null,
  -- When it is tried next; null for one that is not.
  next_at timestamptz,
  -- Why the last try failed.
  failure text,
  settled_at timestamptz,
  created_at timestamptz not null,
  unique (webhook_event_id, webhook_endpoint_id)
);
create index webhook_delivery_newest on webhook_delivery (created_at desc, webhook_delivery_id desc);
create index webhook_delivery_due on webhook_delivery (next_at) where state = 'WAITING';
create index webhook_delivery_state on webhook_delivery (state, created_at desc, webhook_delivery_id desc)
  where state <> 'DELIVERED';
create index webhook_delivery_endpoint on webhook_delivery (webhook_endpoint_id, state);
