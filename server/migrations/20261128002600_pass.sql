-- A pass: the code by which a company or a campaign invites people, and what it grants (D53).
create table pass (
  pass_id text primary key default gen_random_uuid(),
  short_code citext not null unique,
  -- The customer to which its people come; the consumer business for passes of campaigns.
  customer_id text not null references customer on delete restrict,
  target_segment text not null check (target_segment in ('CONSUMER', 'ENTERPRISE')),
  -- False: the preview has no way to register.
  show_registration boolean not null default true,
  uses_sso boolean not null default false,
  -- Domains of work addresses; none: the verified ones of the customer (D52).
  allowed_domains text[] not null default '{}',
  extra_fields text[] not null default '{}',
  -- The hash of the redemption code that everybody shares; null: none.
  redemption_hash text,
  -- True: each person has a redemption code of their own.
  uses_otrc boolean not null default false,
  -- A path of ours, or the address of a registered site, where an existing member goes next.
  redirect_url text,
  -- Hero, button, logo and testimonial of the preview.
  meta jsonb not null default '{}',
  video_ids text[] not null default '{}',
  -- The guarded UPDATE of `taken` decides about slots (D50). Null: as many as people come.
  slots integer check (slots >= 0),
  taken integer not null default 0 check (taken >= 0),
  return_slots boolean not null default true,
  starts_at timestamptz,
  closes_at timestamptz,
  entitlement_ids text[] not null default '{}',
  -- How long the entitlements last from activation, in days; null: without an end.
  duration_days integer check (duration_days > 0),
  -- True: the entitlements are a trial, and not paid for (D4).
  is_trial boolean not null default false,
  takes_seat boolean not null default false,
  session_ids text[] not null default '{}',
  certificate_ids text[] not null default '{}',
  tags text[] not null default '{}',
  created_at timestamptz not null,
  check (redemption_hash is null or not uses_otrc)
);
create index pass_customer on pass (customer_id);

-- One person's registration by a pass, once for each address. HELD: the address is not proved yet.
create table pass_registration (
  pass_registration_id text primary key default gen_random_uuid(),
  pass_id text not null references pass on delete restrict,
  address citext not null,
  first_name text not null,
  last_name text not null,
  company text,
  job_title text,
  job_level text,
  company_number_of_employees text,
  phone text,
  state text not null check (state in ('HELD', 'ACTIVATED', 'REMOVED')),
  -- The hash of the tac with which the browser asks for the link, and which the mailed link carries.
  tac_hash text unique,
  -- Null: the link waits for the start of the pass.
  mailed_at timestamptz,
  -- The network that registered, hashed.
  network text not null,
  registered_at timestamptz not null,
  -- Until then the slot is held.
  expires_at timestamptz not null,
  member_id text references member on delete cascade,
  activated_at timestamptz,
  unique (pass_id, address),
  check ((state = 'ACTIVATED') = (activated_at is not null))
);
create index pass_registration_address on pass_registration (address);
create index pass_registration_member on pass_registration (member_id);
create index pass_registration_held on pass_registration (expires_at) where state = 'HELD';
create index pass_registration_waiting on pass_registration (pass_id) where state = 'HELD' and mailed_at is null;
create index pass_registration_network on pass_registration (pass_id, network) where state = 'HELD';
comment on table pass_registration is 'member data: account';
comment on column pass_registration.tac_hash is 'secret';

-- Redemption codes that each admit one person. Only hashes are stored; a code whose holder's slot returns is free
-- again.
create table pass_redemption_code (
  pass_id text not null references pass on delete cascade,
  code_hash text not null,
  pass_registration_id text unique references pass_registration on delete set null,
  redeemed_at timestamptz,
  primary key (pass_id, code_hash)
);
