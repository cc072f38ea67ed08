-- The newest code that was mailed to an address for one purpose and network; a newer one replaces it. Each network
-- that asked has its own, so that strangers neither replace an owner's code nor use up its tries.
create table verification_code (
  address citext not null,
  purpose text not null check (purpose in ('RESET_PASSWORD', 'SET_PASSWORD')),
  -- Keyed, because a plain hash of six digits is guessed in a second.
  code_hash text not null,
  -- Comparisons, counted before each.
  tries integer not null default 0,
  expires_at timestamptz not null,
  -- The network, hashed with a key; empty when no request asked.
  network text not null default '',
  -- Of `tries`, those from other networks than the one that asked.
  foreign_tries integer not null default 0,
  -- A code that has set its password is kept until it expires, so that the same call sent again gets the same answer.
  is_used boolean not null default false,
  primary key (address, purpose, network)
);
create index verification_code_expires on verification_code (expires_at);

-- A free signup whose address is not proved yet. It becomes a member when its password is set.
create table limited_signup (
  -- The hash of the tac, which stands in the mailed link.
  tac_hash text primary key,
  address citext not null,
  first_name text not null,
  last_name text not null,
  freemium_type text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index limited_signup_expires on limited_signup (expires_at);
-- The newest signup of an address: its owner may also set the password by the page that resets one.
create index limited_signup_address on limited_signup (address, requested_at desc);

-- Challenges that were solved and used for a signup: each is good for one.
create table used_bot_challenge (
  use_key text primary key,
  expires_at timestamptz not null
);
create index used_bot_challenge_expires on used_bot_challenge (expires_at);
