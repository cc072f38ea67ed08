-- What members who are gone are still owed: payments that the provider has refused to give back, and nothing of the
-- person. A row goes when its payment has been given back.
create table billing_owed (
  payment_id text primary key,
  -- whole cents
  amount integer not null check (amount > 0),
  owed_since timestamptz not null
);
