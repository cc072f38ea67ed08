-- What the pages of memberships show of a product (D99): until now they had it from the program.
alter table billing_product
  -- a sentence below the name; empty for none
  add column about text not null default '',
  -- the bullet points, most important first
  add column features text[] not null default '{}',
  -- every amount of the product is shown in US dollars, and no price in another currency is used
  add column currency text not null default 'usd' check (currency = 'usd'),
  -- how often it is paid; null for what is paid once
  add column billing_interval text check (billing_interval = 'year'),
  -- the sets of plans in which a membership is shown: 1, or 2 with the flag newConsumerPricing
  add column plan_sets smallint[] not null default '{}' check (plan_sets <@ '{1,2}'),
  -- its order in them
  add column position smallint not null default 0,
  -- of an upgrade: the membership that it changes, and to which
  add column upgrades_from text references billing_product on delete restrict,
  add column upgrades_to text references billing_product on delete restrict;
update billing_product set billing_interval = 'year' where kind = 'MEMBERSHIP';
update billing_product set upgrades_from = 'ai-ondemand', upgrades_to = 'unlimited' where kind = 'UPGRADE';
alter table billing_product
  add constraint billing_product_interval check ((kind = 'MEMBERSHIP') = (billing_interval is not null)),
  add constraint billing_product_upgrade check (
    (kind = 'UPGRADE') = (upgrades_from is not null) and (kind = 'UPGRADE') = (upgrades_to is not null)),
  add constraint billing_product_sets check (kind = 'MEMBERSHIP' or plan_sets = '{}');

-- A code for less money off the first year of a membership (D49). Its coupon at the provider has the same name.
create table billing_promotion (
  code text primary key,
  -- nobody else may use it, although the code is public
  account_type text not null check (account_type in ('ALUMNI', 'LIMITED', 'POST_TRIAL', 'TRIAL')),
  -- whole cents
  amount_off integer not null check (amount_off > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- whether the provider has a coupon of that name that takes just that off; nobody is offered anything else
  confirmed boolean not null default false
);

-- At which price of the provider a checkout was opened, so that a page with a price of before is not opened again; null
-- for those of before this column.
alter table billing_checkout add column price_id text;

-- What a subscription renews at, in whole cents: who pays an earlier price keeps it (PAY-03). Null where it was not read
-- yet: then it is the amount of the product.
alter table billing_subscription add column amount integer;
-- Whose renewal is near is looked for each minute.
create index billing_subscription_renewing on billing_subscription (current_period_end)
  where status = 'active' and cancel_at is null;
