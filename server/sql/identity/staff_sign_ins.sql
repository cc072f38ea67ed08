-- Somebody joins or leaves the team: how long their sign-ins are good is another, which the processes have cached.
create function notify_staff_sign_ins() returns trigger language plpgsql as $$
begin
  perform pg_notify('signin_ended', s.sid) from sign_in s where s.member_id = new.member_id and s.ended_at is null;
  return null;
end $$;
create trigger staff_sign_ins after update of is_staff on member for each row
  when (old.is_staff is distinct from new.is_staff) execute function notify_staff_sign_ins();
