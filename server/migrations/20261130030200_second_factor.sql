-- What proves beside the password who signs in: passkeys and authenticator apps (STF-02, D81).
create table second_factor (
  factor_id text primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('PASSKEY', 'AUTHENTICATOR')),
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- of an authenticator: its secret, encrypted, and the last step of 30 seconds whose code was used
  sealed_secret bytea,
  last_step bigint,
  -- of a passkey
  credential_id text unique,
  public_key bytea,
  sign_count bigint,
  transports text[] not null default '{}'
);
create index second_factor_member on second_factor (member_id);
comment on table second_factor is 'member data: account';
comment on column second_factor.sealed_secret is 'secret';

-- Codes that are good once, instead of a factor that was lost. Those of the demo expire.
create table recovery_code (
  member_id text not null references member on delete cascade,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (member_id, code_hash)
);
comment on table recovery_code is 'member data: account';
comment on column recovery_code.code_hash is 'secret';

-- A sign-in whose password was right and whose second factor is waited for. What ends the sign-ins of a member ends
-- these too (THR-04).
create table sign_in_step (
  step_hash text primary key,
  member_id text not null references member on delete cascade,
  sealed bytea not null,
  expires_at timestamptz not null
);
create index sign_in_step_member on sign_in_step (member_id);
create index sign_in_step_expires on sign_in_step (expires_at);
comment on table sign_in_step is 'member data: account';
comment on column sign_in_step.step_hash is 'secret';
comment on column sign_in_step.sealed is 'secret';

-- By when somebody of the team needs a second factor. The people of the demo have no such day.
create table staff_factor_due (
  member_id text primary key references member on delete cascade,
  due_at timestamptz not null
);
comment on table staff_factor_due is 'member data: account';
insert into staff_factor_due (member_id, due_at)
select distinct member_id, now() + interval '3 days' from staff_role;
