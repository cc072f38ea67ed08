-- What a member has paid, and what is due and could not be paid, as it was last read at the payment provider: for the
-- team's list of payments (PAY-02), which never asks the provider.
create table billing_payment (
  -- the provider's payment; while nothing is paid, its invoice
  payment_id text primary key,
  member_id text not null references member on delete cascade,
  -- null for what is nothing of ours
  product_id text references billing_product on delete restrict,
  -- the subscription that it pays for; null for what is paid once
  subscription_id text,
  -- whole cents
  amount integer not null check (amount >= 0),
  refunded integer not null default 0 check (refunded between 0 and amount),
  -- false: its invoice is due, and the card was declined
  paid boolean not null,
  -- when it was paid, or was first tried
  happened_at timestamptz not null,
  invoice_url text,
  -- of what is not paid: how often it was tried, and when the provider tries again
  tries integer not null default 0,
  retry_at timestamptz,
  -- OPEN: the bank has it until the dispute is decided
  dispute_state text check (dispute_state in ('OPEN', 'WON', 'LOST')),
  -- until when the provider takes evidence
  dispute_due_at timestamptz
);
create index billing_payment_member on billing_payment (member_id);
create index billing_payment_newest on billing_payment (happened_at desc, payment_id desc);
create index billing_payment_failed on billing_payment (happened_at desc, payment_id desc) where not paid;
create index billing_payment_disputed on billing_payment (happened_at desc, payment_id desc)
  where dispute_state is not null;
create index billing_payment_refunded on billing_payment (happened_at desc, payment_id desc) where refunded > 0;
comment on table billing_payment is 'member data: payments';

-- Whether the payments of an account were read since there is a place for them; the night reads the others.
alter table billing_account add column payments_read boolean not null default false;
create index billing_account_unread on billing_account (provider_customer_id) where not payments_read;

-- What somebody of the team gives back (decision 214): decided here first, under the lock of the account, and carried
-- out by a job, so that an answer of the provider that is lost gives nothing back twice. It outlives the account,
-- without who it was, because it is still to be carried out.
create table billing_team_refund (
  -- the press with which it was sent; the provider's idempotency key
  refund_id text primary key,
  payment_id text not null,
  member_id text references member on delete set null,
  -- whole cents
  amount integer not null check (amount > 0),
  -- the membership that ends with it; null for none
  ends_subscription_id text,
  decided_at timestamptz not null,
  state text not null default 'OPEN' check (state in ('OPEN', 'DONE', 'REFUSED')),
  -- the provider's; null until it has accepted it
  provider_refund_id text,
  -- what the provider says of one that it refused
  failure text,
  -- whether `refunded` of the payment has it already
  counted boolean not null default false
);
create index billing_team_refund_payment on billing_team_refund (payment_id);
create index billing_team_refund_member on billing_team_refund (member_id);
create index billing_team_refund_open on billing_team_refund (decided_at) where state = 'OPEN';
create index billing_team_refund_refused on billing_team_refund (decided_at) where state = 'REFUSED';
comment on table billing_team_refund is 'member data: payments';
