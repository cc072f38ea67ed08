-- What the next invoice of a subscription comes to, without and with the coupon of the cancel offer, as the provider
-- said last: true while the revision of the account is the one at which it was asked.
alter table billing_subscription
  add column preview_coupon text,
  add column preview_revision integer,
  add column preview_at timestamptz,
  -- whole cents
  add column preview_normal integer,
  add column preview_reduced integer;
