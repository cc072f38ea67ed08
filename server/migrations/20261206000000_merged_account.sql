-- An account that was merged into that of the same person: its id leads to the one that stays (decision 222). Its
-- address is among the former ones of that account.
create table merged_account (
  former_id text primary key,
  member_id text not null references member on delete cascade,
  merged_at timestamptz not null
);
comment on table merged_account is 'member data: account';
create index merged_account_member on merged_account (member_id);

-- Two accounts that look like the same person, and are two, as the team has found out. The id that is less comes first.
create table distinct_people (
  member_id text not null references member on delete cascade,
  other_id text not null references member on delete cascade check (member_id < other_id),
  dismissed_at timestamptz not null,
  primary key (member_id, other_id)
);
comment on table distinct_people is 'member data: left out: it names somebody else';
create index distinct_people_other on distinct_people (other_id);

-- A customer at the payment provider of an account that was merged into one with a customer of its own. What was paid
-- by it is the member's, and is read as that of their present one.
create table former_billing_account (
  provider_customer_id text primary key,
  member_id text not null references member on delete cascade
);
comment on table former_billing_account is 'member data: payments';
create index former_billing_account_member on former_billing_account (member_id);

-- An address without what many mailboxes ignore: dots and what follows a plus sign.
create function address_key(address text) returns text language sql immutable parallel safe strict
  return lower(replace(split_part(split_part(address, '@', 1), '+', 1), '.', '') || '@' || split_part(address, '@', 2));
grant execute on function address_key(text) to atrium_runtime;

-- By which accounts of the same person are found.
create index member_name_key on member (fold(first_name || ' ' || last_name), registered_at desc);
create index member_address_key on member (address_key(email::text));
