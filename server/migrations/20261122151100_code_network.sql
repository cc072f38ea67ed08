-- A code for each network that asked for one, so that strangers neither replace an owner's code nor use up its tries.
alter table verification_code
  -- The network, hashed with a key; empty when no request asked.
  add column network text not null default '',
  -- Of `tries`, those from other networks than the one that asked.
  add column foreign_tries integer not null default 0,
  drop constraint verification_code_pkey,
  add primary key (address, purpose, network);

-- Attempts are counted in limit_bucket, as every other limit.
drop table sign_in_try;
