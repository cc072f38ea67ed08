-- A member is removed: what is still to be given back stays owed, and what was given back stays known, because a bank
-- may send it back later. Nothing of the person is kept.
create function keep_owed() returns trigger language plpgsql as $$
begin
  insert into billing_owed (payment_id, amount, owed_since, given_back_at, attempt, refused_at)
  values (old.payment_id, old.amount, old.decided_at, old.done_at, old.attempt, old.refused_at)
  on conflict (payment_id) do nothing;
  return null;
end $$;

create trigger owed after delete on billing_refund for each row
  when (old.payment_id is not null and old.amount > 0) execute function keep_owed();
