-- Keeps seat_count equal to the seats that are held. Runs as the owner, because the writer of a seat is in no company.
create function count_seat() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before_assigned integer := case when tg_op <> 'INSERT' and old.revoked_at is null then 1 else 0 end;
  before_used integer := case when before_assigned = 1 and old.activated_at is not null then 1 else 0 end;
  after_assigned integer := case when tg_op <> 'DELETE' and new.revoked_at is null then 1 else 0 end;
  after_used integer := case when after_assigned = 1 and new.activated_at is not null then 1 else 0 end;
begin
  if before_assigned = after_assigned and before_used = after_used then
    return null;
  end if;
  if tg_op = 'DELETE' then
    update seat_count set assigned = assigned - before_assigned, used = used - before_used
    where contract_id = old.contract_id;
  else
    insert into seat_count as held (contract_id, customer_id, assigned, used)
    values (new.contract_id, new.customer_id, after_assigned, after_used)
    on conflict (contract_id) do update set
      assigned = held.assigned + after_assigned - before_assigned, used = held.used + after_used - before_used;
  end if;
  return null;
end $$;

create trigger count_seat after insert or update or delete on seat for each row execute function count_seat();
