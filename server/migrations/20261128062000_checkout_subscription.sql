-- The subscription that was begun on a page of the provider; null while nothing was, and for an upgrade or a purchase.
alter table billing_checkout add column subscription_id text;
