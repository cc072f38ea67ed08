-- What a customer bought: how many people may learn, and with which entitlements. The days of a contract are those of
-- starts_at and ends_at in the customer's zone, the last one included. `overage`: more seats than total_seats may be
-- assigned.
alter table contract
  add column total_seats integer not null default 0 check (total_seats >= 0),
  add column overage boolean not null default false,
  add column entitlement_ids text[] not null default '{}',
  add column important_links jsonb not null default '[]';

-- One person's hold on a seat of a contract. It begins when an administrator assigns it, and ends when it is revoked;
-- whoever gets a seat again has another row, so that past periods stay as they were. ASSIGNED: activated_at is null.
-- ACTIVATED: from the first sign-in on. REVOKED: revoked_at is set. The grants of a seat have its id as source_ref.
create table seat (
  seat_id text primary key default gen_random_uuid()::text,
  contract_id text not null references contract on delete cascade,
  customer_id text not null references customer on delete cascade,
  member_id text not null references member on delete cascade,
  assigned_at timestamptz not null,
  activated_at timestamptz,
  revoked_at timestamptz,
  -- When the invitation was last mailed again.
  reminded_at timestamptz,
  check (activated_at >= assigned_at),
  check (revoked_at >= assigned_at)
);
-- Of each person at most one seat of a contract is held at a time.
create unique index seat_held on seat (contract_id, member_id) where revoked_at is null;
create index seat_customer on seat (customer_id, assigned_at);
create index seat_member on seat (member_id);
