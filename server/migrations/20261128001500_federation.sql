-- The domains of a customer's addresses. One that is not verified counts as unknown.
create table email_domain (
  domain citext primary key,
  customer_id text not null references customer on delete cascade,
  verified_at timestamptz,
  verified_by text check (verified_by in ('DNS', 'STAFF')),
  check ((verified_at is null) = (verified_by is null))
);
create index email_domain_customer on email_domain (customer_id);

-- A customer's own identity provider. `certificates` are pinned, PEM: two while the provider changes its key.
create table identity_realm (
  realm_id text primary key,
  customer_id text not null unique references customer on delete cascade,
  kind text not null check (kind in ('OIDC', 'SAML')),
  issuer text not null,
  client_id text,
  sealed_client_secret bytea,
  sso_url text,
  certificates text[] not null default '{}' check (cardinality(certificates) <= 2),
  -- True when corporate sign-in goes to a link at once; otherwise the page sends the browser there itself.
  by_link boolean not null default false,
  check ((kind = 'OIDC') = (client_id is not null and sealed_client_secret is not null)),
  check ((kind = 'SAML') = (sso_url is not null and cardinality(certificates) > 0))
);

-- Who signs in elsewhere: the key is what the provider calls the person, never the address.
create table federated_identity (
  issuer text not null,
  subject text not null,
  member_id text not null references member on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index federated_identity_member on federated_identity (member_id);
comment on table federated_identity is 'member data: account';

-- The second address by which a member signs in: asked for, then verified by a sign-in with it (D10). One each.
create table account_link (
  member_id text primary key references member on delete cascade,
  email citext not null,
  requested_at timestamptz not null,
  -- Until when the request may be verified.
  expires_at timestamptz not null,
  verified_at timestamptz,
  -- The identity by which a linked address signs in; unlinking removes it.
  issuer text,
  subject text,
  unique (issuer, subject),
  foreign key (issuer, subject) references federated_identity on update cascade on delete cascade
);
comment on table account_link is 'member data: account';

-- One attempt to sign in elsewhere. Its handle and its browser's id are secrets, so only hashes are stored.
create table federation_attempt (
  state_hash text primary key,
  browser_hash text not null,
  context text not null,
  -- A realm, or 'google'.
  realm_id text not null,
  expected_email citext,
  return_path text,
  return_url text not null,
  sealed_memory bytea not null,
  sealed_identity bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  answered_at timestamptz,
  finished_at timestamptz,
  -- Who is signed in while a second way to sign in is added.
  member_id text references member on delete cascade,
  -- The sign-in in which the member asked for it: the answer counts while it lives.
  sid text,
  -- The code of the pass for which somebody signs in elsewhere.
  pass_code citext,
  -- When the browser that began an attempt, and brought its answer, was offered to sign up with it.
  offered_at timestamptz
);
create index federation_attempt_expires on federation_attempt (expires_at);
create index federation_attempt_member on federation_attempt (member_id) where member_id is not null;
create index federation_attempt_browser on federation_attempt (browser_hash);
comment on table federation_attempt is 'member data: left out: of a single request';

-- SAML assertions that were accepted: none is accepted twice.
create table saml_assertion (
  issuer text not null,
  assertion_id text not null,
  expires_at timestamptz not null,
  primary key (issuer, assertion_id)
);
create index saml_assertion_expires on saml_assertion (expires_at);

-- Our own key as a SAML service provider: it signs requests and decrypts assertions.
create table saml_key (
  saml_key_id bigint primary key generated always as identity,
  certificate text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);

-- A customer's learning system, which sends its learners to /lms. Without a realm it is not set up completely.
create table lms_provider (
  provider_key text primary key,
  realm_id text references identity_realm on delete set null,
  redirect_url text,
  pass_short_code text
);
create index lms_provider_realm on lms_provider (realm_id);
