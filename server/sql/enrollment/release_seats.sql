-- Removing an account frees its seats.
create function release_enrollment() returns trigger language plpgsql as $$
begin
  update session_seat
  set taken = taken - old.takes_seat::integer, waiting = waiting - (old.status = 'WAITLISTED')::integer
  where session_id = old.session_id;
  return null;
end $$;
create trigger release after delete on enrollment for each row
  when (old.takes_seat or old.status = 'WAITLISTED') execute function release_enrollment();
create function release_offer() returns trigger language plpgsql as $$
begin
  update session_seat set held = held - 1 where session_id = old.session_id;
  return null;
end $$;
create trigger release after delete on seat_offer for each row
  when (old.settled_at is null) execute function release_offer();
