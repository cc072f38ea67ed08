create table member_password (
  member_id text primary key references member on delete cascade,
  hash text not null,
  -- False when only the customer's own identity provider may sign the member in.
  may_sign_in boolean not null default true,
  changed_at timestamptz not null
);

-- One signed-in browser; its id is the `sid` of its tokens and the id of their grant.
create table sign_in (
  sid text primary key,
  member_id text not null references member on delete cascade,
  user_agent text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index sign_in_member on sign_in (member_id) where ended_at is null;
create index sign_in_created on sign_in (created_at);

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

-- Password attempts, counted before any comparison.
create table sign_in_try (
  bucket text primary key,
  tries integer not null,
  until timestamptz not null
);
create index sign_in_try_until on sign_in_try (until);
