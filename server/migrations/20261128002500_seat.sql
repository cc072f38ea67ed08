-- A customer's agreement; corporate sign-in needs one that runs (D11). It says what the customer bought: how many
-- people may learn, and with which entitlements. Its days are those of starts_at and ends_at in the customer's zone,
-- the last one included.
create table contract (
  contract_id text primary key,
  customer_id text not null references customer on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  total_seats integer not null default 0 check (total_seats >= 0),
  -- More seats than total_seats may be assigned.
  overage boolean not null default false,
  entitlement_ids text[] not null default '{}',
  important_links jsonb not null default '[]',
  check (ends_at >= starts_at)
);
create index contract_customer on contract (customer_id);

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
-- The seats of a contract as administrators page through them: the newest first.
create index seat_newest on seat (contract_id, assigned_at desc, seat_id);
-- Invitations that nobody has followed yet, by when they were last mailed: how many may be reminded is counted for
-- each view of the seats.
create index seat_waiting on seat (contract_id, coalesce(reminded_at, assigned_at))
  where revoked_at is null and activated_at is null;
comment on table seat is 'member data: company';

-- A second wall behind the service (THR-26, decision 078): the runtime role sees the rows of the company that its
-- transaction names, and without a name none.
do $$ declare
  walled text;
begin
  foreach walled in array array['contract', 'seat'] loop
    execute format('alter table %I enable row level security', walled);
    execute format('create policy tenant on %I using (customer_id = current_setting(''atrium.tenant'', true))', walled);
  end loop;
end $$;
