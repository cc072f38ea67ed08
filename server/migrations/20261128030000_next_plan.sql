-- The plan to which a subscription changes at the end of its period; null while none is scheduled, and where it is to
-- nothing of ours.
alter table billing_subscription add column next_product_id text references billing_product on delete restrict;
