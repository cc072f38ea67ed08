-- Challenges that were solved and used for a signup: each is good for one.
create table used_bot_challenge (
  use_key text primary key,
  expires_at timestamptz not null
);
create index used_bot_challenge_expires on used_bot_challenge (expires_at);

-- The newest signup of an address: its owner may also set the password by the page that resets one.
create index limited_signup_address on limited_signup (address, requested_at desc);
