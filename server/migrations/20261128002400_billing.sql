-- What is sold. Its price at the provider is found by the lookup key.
create table billing_product (
  product_id text primary key,
  name text not null,
  kind text not null check (kind in ('MEMBERSHIP', 'UPGRADE', 'PURCHASE')),
  lookup_key text not null unique,
  -- whole cents of US dollars
  amount integer not null check (amount > 0),
  entitlement_ids text[] not null,
  sellable boolean not null default true
);

-- Every price under which a product is or was sold: nothing else at the provider creates anything.
create table billing_price (
  price_id text primary key,
  product_id text not null references billing_product on delete restrict,
  -- the price for new sales
  current boolean not null
);
create unique index billing_price_current on billing_price (product_id) where current;

-- A member's customer at the provider. `revision` rises with each state that was read there and was another here.
create table billing_account (
  member_id text primary key references member on delete cascade,
  provider_customer_id text not null unique,
  revision integer not null default 0
);
comment on table billing_account is 'member data: payments';

-- The subscriptions and purchases of an account as they were last read at the provider.
create table billing_subscription (
  subscription_id text primary key,
  member_id text not null references member on delete cascade,
  product_id text not null references billing_product on delete restrict,
  status text not null check (status in (
    'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused')),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  -- when it is going to end by itself
  cancel_at timestamptz,
  -- another plan begins at the end of the period
  change_scheduled boolean not null default false,
  discounted boolean not null default false,
  paid boolean not null default false
);
create index billing_subscription_member on billing_subscription (member_id);
create index billing_subscription_open on billing_subscription (member_id)
  where status not in ('canceled', 'incomplete_expired');
comment on table billing_subscription is 'member data: payments';

-- What the provider has told, each event once.
create table billing_event (
  event_id text primary key,
  type text not null,
  provider_customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index billing_event_waiting on billing_event (provider_customer_id) where handled_at is null;

create table billing_checkout (
  checkout_id text primary key,
  member_id text not null references member on delete cascade,
  product_id text not null references billing_product on delete restrict,
  promo_code text,
  return_url text not null,
  cancel_url text not null,
  url text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz
);
create index billing_checkout_member on billing_checkout (member_id, created_at);
comment on table billing_checkout is 'member data: payments';

-- What a member paid for more than once (decision 084): the subscription that is ended, or the page on which an
-- upgrade or a purchase was paid again, and what is given back. It is decided here first, so that it is carried out
-- although the answer of the provider is lost.
create table billing_refund (
  surplus_id text primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('MEMBERSHIP', 'UPGRADE', 'PURCHASE')),
  -- null where nothing was paid
  payment_id text,
  -- whole cents
  amount integer not null check (amount >= 0),
  decided_at timestamptz not null,
  done_at timestamptz,
  -- One that did not arrive is given back again, by another request: the provider answers a repeated one as before.
  attempt integer not null default 1
);
create index billing_refund_member on billing_refund (member_id);
comment on table billing_refund is 'member data: payments';

-- What is offered to members who want to cancel, with the time in which it is made.
create table cancel_offer (
  coupon text primary key,
  starts_at timestamptz not null,
  ends_at timestamptz,
  name text not null,
  headline text not null,
  subheadline text not null,
  accept_cta text not null,
  reject_cta text not null
);

-- A cancel offer that a member has accepted, once for each period; amounts in whole cents.
create table accepted_offer (
  member_id text not null references member on delete cascade,
  coupon text not null,
  subscription_id text not null references billing_subscription on delete cascade,
  period_end timestamptz not null,
  current_price integer not null,
  discount_price integer not null,
  accepted_at timestamptz not null,
  -- when the provider had discounted the subscription; null while that is not known
  applied_at timestamptz,
  primary key (member_id, period_end)
);
comment on table accepted_offer is 'member data: payments';
