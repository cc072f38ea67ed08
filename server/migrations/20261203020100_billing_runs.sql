-- What each comparison with the payment provider has found: those of the nights, and those that the team began.
create table billing_run (
  run_id bigint generated always as identity primary key,
  -- COMPARE: nothing is corrected
  kind text not null check (kind in ('NIGHT', 'TEAM', 'COMPARE')),
  begun_at timestamptz not null,
  -- null while it runs or waits to
  ended_at timestamptz,
  subscriptions integer not null default 0,
  refunds integer not null default 0,
  -- events that had not arrived
  lost integer not null default 0,
  -- payments that are still to be given back
  owed integer not null default 0,
  -- why it came to no end
  failure text
);
create index billing_run_newest on billing_run (begun_at desc, run_id desc);
create index billing_run_open on billing_run (begun_at) where ended_at is null;

create table billing_run_difference (
  run_id bigint not null references billing_run on delete cascade,
  place integer not null,
  -- the provider's; null for what concerns no customer
  provider_customer_id text,
  subject text not null,
  words text not null,
  corrected boolean not null,
  primary key (run_id, place)
);
