-- One-time codes that were made together. The codes themselves are nowhere: who made them has got them in a file, once.
create table pass_code_batch (
  pass_code_batch_id text primary key,
  pass_id text not null references pass on delete cascade,
  size integer not null check (size > 0),
  made_at timestamptz not null,
  -- Somebody of the team by id, or the user of a command.
  made_by text not null,
  -- From then on those that nobody has used admit nobody.
  ended_at timestamptz,
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
create index pass_code_batch_pass on pass_code_batch (pass_id, made_at);

-- Null for those of a pass that were made before there were batches.
alter table pass_redemption_code add column pass_code_batch_id text references pass_code_batch on delete set null;
create index pass_redemption_code_batch on pass_redemption_code (pass_code_batch_id);
-- The codes of a pass are counted by their batch.
create index pass_redemption_code_counted on pass_redemption_code (pass_id, pass_code_batch_id) include (redeemed_at);
