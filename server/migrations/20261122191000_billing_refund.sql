-- What a member paid for more than once: the subscription that is ended, or the page on which a second upgrade was paid, and
-- what is given back. It is decided here first, so that it is carried out although the answer of the provider is lost.
create table billing_refund (
  surplus_id text primary key,
  member_id text not null references member on delete cascade,
  kind text not null check (kind in ('MEMBERSHIP', 'UPGRADE')),
  -- null where nothing was paid
  payment_id text,
  -- whole cents
  amount integer not null check (amount >= 0),
  decided_at timestamptz not null,
  done_at timestamptz
);
create index billing_refund_member on billing_refund (member_id);
