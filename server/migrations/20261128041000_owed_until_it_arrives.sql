-- What an erased member is owed stays noted for as long as a bank may send it back; nothing of the person is kept.
alter table billing_owed
  add column given_back_at timestamptz,
  -- As of billing_refund: the provider answers a repeated request as before.
  add column attempt integer not null default 1,
  -- when the provider refused first what is still to be given back; the log says it once
  add column refused_at timestamptz;

alter table billing_refund add column refused_at timestamptz;
