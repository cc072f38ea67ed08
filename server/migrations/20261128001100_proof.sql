create table member_password (
  member_id text primary key references member on delete cascade,
  hash text not null,
  -- False when only the customer's own identity provider may sign the member in.
  may_sign_in boolean not null default true,
  changed_at timestamptz not null
);
comment on table member_password is 'member data: left out: secrets';
