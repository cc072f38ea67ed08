-- What is bought once and was paid again goes back as well (decision 084).
alter table billing_refund
  drop constraint billing_refund_kind_check,
  add constraint billing_refund_kind_check check (kind in ('MEMBERSHIP', 'UPGRADE', 'PURCHASE'));
-- One that did not arrive is given back again, by another request: the provider answers a repeated one as before.
alter table billing_refund add column attempt integer not null default 1;
