-- What was done about the end of a contract: its administrators were mailed so many days before, and at 0 it was ended.
-- A contract that is extended has another end, and is announced again.
create table contract_notice (
  contract_id text not null references contract on delete cascade,
  ends_at timestamptz not null,
  days_before smallint not null check (days_before in (60, 30, 7, 0)),
  done_at timestamptz not null,
  primary key (contract_id, ends_at, days_before)
);
