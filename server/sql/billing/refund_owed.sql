-- A member is removed to whom something is still to be given back: the payment stays owed, and nothing of the person.
create function keep_owed() returns trigger language plpgsql as $$
begin
  insert into billing_owed (payment_id, amount, owed_since) values (old.payment_id, old.amount, old.decided_at)
  on conflict (payment_id) do nothing;
  return null;
end $$;

create trigger owed after delete on billing_refund for each row
  when (old.done_at is null and old.payment_id is not null and old.amount > 0) execute function keep_owed();
