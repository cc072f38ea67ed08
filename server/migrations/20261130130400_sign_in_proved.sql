-- When a sign-in has last proved all that its account has to prove it: when it was made, unless by a company's provider,
-- which does not ask for the account's second factor, and when that was asked for again.
alter table sign_in add column proved_at timestamptz;
update sign_in set proved_at = created_at;
-- The hash of the handle with which it was asked for again, by which a repeated answer is recognized.
alter table sign_in add column proved_by text;
comment on column sign_in.proved_by is 'secret';
