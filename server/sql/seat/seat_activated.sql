-- The first sign-in under a contract activates the seat (D57). The instant is never before the assignment, also when
-- product time was moved ahead of the clock of the machine. Runs as the owner, because a
-- sign-in names no company.
create function activate_seats() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update seat set activated_at = greatest(assigned_at, new.created_at)
  where member_id = new.member_id and activated_at is null and revoked_at is null;
  return null;
end $$;
create trigger activated after insert on sign_in for each row execute function activate_seats();
