create table entitlement (
  entitlement_id text primary key,
  type text not null check (type in ('AREA', 'COURSE', 'SESSION', 'CERTIFICATE')),
  label text not null,
  name text not null,
  precedence integer not null default 0,
  areas text[] not null default '{}',
  course_ids text[] not null default '{}',
  session_ids text[] not null default '{}',
  certificate_ids text[] not null default '{}',
  customizations jsonb not null default '{}'
);

create table entitlement_grant (
  entitlement_grant_id text primary key default gen_random_uuid(),
  member_id text not null references member on delete cascade,
  entitlement_id text not null references entitlement on delete restrict,
  source text not null check (source in ('SUBSCRIPTION', 'PURCHASE', 'PASS', 'CONTRACT', 'TRIAL', 'FREEMIUM', 'STAFF')),
  source_ref text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz,
  reason text,
  unique (source, source_ref, entitlement_id, member_id),
  check (ends_at is null or ends_at >= starts_at)
);
create index entitlement_grant_member on entitlement_grant (member_id);
create index entitlement_grant_starts on entitlement_grant (starts_at);
create index entitlement_grant_ends on entitlement_grant (ends_at) where ends_at is not null;
comment on table entitlement_grant is 'member data: account';

-- The account type that follows from grants and role; stored for lists, updated by every change of a grant and by due
-- work.
create table member_standing (
  member_id text primary key references member on delete cascade,
  account_type text not null check (account_type in ('ALUMNI', 'EMPLOYEE', 'LIMITED', 'MEMBER', 'POST_TRIAL', 'TRIAL')),
  since timestamptz not null
);
create index member_standing_account_type on member_standing (account_type);
comment on table member_standing is 'member data: account';

create table flag (
  flag text primary key,
  default_value jsonb not null,
  targets jsonb not null default '[]'
);
