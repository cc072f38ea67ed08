-- One signed-in browser; its id is the `sid` of its tokens and the id of their grant.
create table sign_in (
  sid text primary key,
  member_id text not null references member on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sign_in_created on sign_in (created_at);
-- All sign-ins of a member by time, ended ones included: the seats page shows the newest one as the last visit.
create index sign_in_visits on sign_in (member_id, created_at desc);
comment on table sign_in is 'member data: account';

-- The browsers with which each member has signed in, each known by the secret in its cookie (decision 097): a sign-in
-- with another one is told by mail. Sign-ins are removed when their tokens have expired; these are kept, so that a
-- member who comes back after months is told of a stranger, and not of their own browser.
create table known_browser (
  member_id text not null references member on delete cascade,
  -- its kind, such as 'Chrome on Windows'
  browser text not null,
  since timestamptz not null,
  -- of the secret and the member, so that two accounts of one browser have nothing in common here
  browser_hash text not null,
  -- the last sign-in in this browser: who signs all others out keeps the one that asks
  sid text not null,
  used_at timestamptz not null,
  primary key (member_id, browser_hash)
);
create index known_browser_used on known_browser (used_at);
comment on table known_browser is 'member data: account';
comment on column known_browser.browser_hash is 'secret';

-- All records of the issuer. Their ids are secrets, so only hashes are stored.
create table oidc_record (
  model text not null,
  id_hash text not null,
  grant_id text,
  uid text,
  payload jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index oidc_record_grant on oidc_record (grant_id) where grant_id is not null;
create index oidc_record_uid on oidc_record (uid) where uid is not null;
create index oidc_record_expires on oidc_record (expires_at);

create table oidc_key (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null
);
