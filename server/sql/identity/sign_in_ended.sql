-- Notifies the processes, which cache active sign-ins, when one ends.
create function notify_signin_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('signin_ended', old.sid);
  return null;
end $$;
create trigger ended after update of ended_at or delete on sign_in for each row execute function notify_signin_ended();
