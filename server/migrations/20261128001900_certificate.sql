-- A certificate program. Its criteria are versioned: groups belong to a version.
create table certificate (
  certificate_id text primary key,
  slug text not null unique,
  type text not null check (type in ('Open', 'CrashCourse')),
  publish_status text not null default 'ACTIVE' check (publish_status in ('ACTIVE', 'DRAFT')),
  title text not null,
  description text not null,
  cover_image_url text not null,
  -- The badge itself, because it is also rendered as a PNG with the credential inside.
  badge_svg text not null,
  primary_color text not null,
  meta jsonb not null default '{}',
  -- What the printed certificate says was done, and the hours of study.
  narrative text not null,
  hours real not null check (hours > 0),
  signer text not null,
  cadence text not null default 'BIWEEKLY' check (cadence in ('BIWEEKLY', 'IMMEDIATE', 'MANUAL')),
  sort_order integer not null default 0
);

create table certificate_version (
  certificate_id text not null references certificate on delete cascade,
  version integer not null check (version > 0),
  in_force_at timestamptz not null,
  primary key (certificate_id, version)
);

create table certificate_group (
  certificate_group_id text primary key,
  certificate_id text not null,
  version integer not null,
  title text not null,
  description text not null default '',
  publish_status text not null default 'ACTIVE' check (publish_status in ('ACTIVE', 'DRAFT')),
  num_elective_courses integer not null default 0 check (num_elective_courses >= 0),
  is_capstone_group boolean not null default false,
  meta jsonb not null default '{}',
  sort_order integer not null default 0,
  foreign key (certificate_id, version) references certificate_version on delete cascade
);
create index certificate_group_version on certificate_group (certificate_id, version);

create table certificate_course (
  certificate_group_id text not null references certificate_group on delete cascade,
  course_id text not null references course on delete restrict,
  publish_status text not null default 'ACTIVE' check (publish_status in ('ACTIVE', 'DRAFT')),
  completion_required boolean not null default true,
  live_only boolean not null default false,
  meta jsonb not null default '{}',
  sort_order integer not null default 0,
  primary key (certificate_group_id, course_id)
);
create index certificate_course_course on certificate_course (course_id);

-- Where a member stands with a certificate. The row is what issuing locks.
create table member_certificate (
  member_id text not null references member on delete cascade,
  certificate_id text not null references certificate on delete cascade,
  customer_id text not null references customer on delete restrict,
  -- null: not registered; a crash course needs none
  registered_at timestamptz,
  -- since when the criteria are met, as of the last evaluation; null while they are not
  eligible_at timestamptz,
  -- staff holds the issuing back
  held_at timestamptz,
  held_reason text,
  -- the job issues once, also after a revocation
  issued_at timestamptz,
  changed_at timestamptz not null,
  primary key (member_id, certificate_id),
  check ((held_at is null) = (held_reason is null))
);
create index member_certificate_due on member_certificate (eligible_at)
  where eligible_at is not null and issued_at is null and held_at is null;
create index member_certificate_certificate on member_certificate (certificate_id);
comment on table member_certificate is 'member data: certificates';

-- The keys that sign credentials. A retired one keeps its public half for good, so that what it signed stays
-- verifiable, and loses the private one.
create table credential_key (
  kid text primary key,
  public_jwk jsonb not null,
  sealed_private_jwk bytea,
  created_at timestamptz not null
);

-- What was issued, as a snapshot: later changes of the certificate or of the member do not change it.
create table credential (
  credential_id text primary key,
  -- null: the account is gone, and with it the name and the signed text
  member_id text references member on delete set null,
  certificate_id text not null references certificate on delete restrict,
  customer_id text references customer on delete restrict,
  version integer not null,
  holder_name text not null,
  holder_email text not null,
  title text not null,
  description text not null,
  narrative text not null,
  criteria text not null,
  -- the courses that were completed for it, each with the instant
  courses jsonb not null default '[]',
  hours real not null,
  issuer_name text not null,
  signer text not null,
  badge_svg text not null,
  issued_at timestamptz not null,
  -- null: by the job
  issued_by text references member on delete set null,
  -- counts the credentials; the place in the status list follows from it
  status_number bigint not null unique generated always as identity,
  -- Signed when it is first asked for; the key and the text stay as they are.
  kid text references credential_key on delete restrict,
  jwt text,
  revoked_at timestamptz,
  revoked_reason text,
  -- the credential that this one replaced
  replaces text unique references credential on delete restrict,
  check ((revoked_at is null) = (revoked_reason is null)),
  check ((jwt is null) or (kid is not null))
);
create unique index credential_current on credential (member_id, certificate_id) where revoked_at is null;
create index credential_member on credential (member_id, certificate_id, issued_at desc);
create index credential_revoked on credential (status_number) where revoked_at is not null;
create index credential_issued_by on credential (issued_by) where issued_by is not null;
comment on table credential is 'member data: certificates';
