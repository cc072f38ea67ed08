-- How the people of a company are to sign in, before it is switched on and after it was switched off. No sign-in reads
-- it but a test, which signs nobody in.
create table sign_on_draft (
  customer_id text primary key references customer on delete cascade,
  -- Another one with each change, so that a test counts for what it has tested.
  revision uuid not null,
  kind text not null check (kind in ('OIDC', 'SAML')),
  issuer text not null,
  client_id text,
  sealed_client_secret bytea,
  sso_url text,
  certificates text[] not null default '{}' check (cardinality(certificates) <= 2),
  saved_at timestamptz not null,
  -- How the last test of this revision ended: never, or with this fault; null with `tested_at`: it passed.
  tested_at timestamptz,
  test_fault text,
  test_words text,
  -- The names of the claims that came, never their values.
  test_claims text[] not null default '{}',
  check (tested_at is not null or (test_fault is null and test_words is null)),
  check ((kind = 'OIDC') = (client_id is not null and sealed_client_secret is not null)),
  check ((kind = 'SAML') = (sso_url is not null and cardinality(certificates) > 0))
);

alter table identity_realm
  -- Null: switched on before pages did that, or by a command.
  add column on_since timestamptz,
  -- True for one that was entered by a page: we ask it at public addresses only.
  add column public_only boolean not null default false;

-- When the person last signed in by it; null: not since this is kept.
alter table federated_identity add column last_used_at timestamptz;

-- A learning system belongs to a company, also while that has no provider. Null: entered by a command without one.
alter table lms_provider add column customer_id text references customer on delete cascade;
update lms_provider l set customer_id = r.customer_id from identity_realm r where r.realm_id = l.realm_id;
create index lms_provider_customer on lms_provider (customer_id);

-- That the team was told of the end of a certificate, so many days before.
create table certificate_notice (
  customer_id text not null references customer on delete cascade,
  fingerprint text not null,
  days_before integer not null check (days_before in (30, 7, 1)),
  done_at timestamptz not null,
  primary key (customer_id, fingerprint, days_before)
);
