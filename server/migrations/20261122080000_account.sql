-- The newest code that was mailed to an address for one purpose; a newer one replaces it.
create table verification_code (
  address citext not null,
  purpose text not null check (purpose in ('RESET_PASSWORD', 'SET_PASSWORD')),
  -- Keyed, because a plain hash of six digits is guessed in a second.
  code_hash text not null,
  -- Comparisons, counted before each.
  tries integer not null default 0,
  expires_at timestamptz not null,
  primary key (address, purpose)
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

-- Mails with a code: their text is emptied once they are sent.
alter table mail add column is_secret boolean not null default false;
