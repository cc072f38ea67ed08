-- An account is removed: so are the invitations that others sent to its address.
create function forget_invitations() returns trigger language plpgsql as $$
begin
  delete from event_invitation where address = old.email;
  delete from invitation_opt_out where address = old.email;
  return old;
end $$;
create trigger forget_invitations before delete on member for each row execute function forget_invitations();
