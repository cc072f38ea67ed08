-- An account is removed: so are the invitations that others sent to its address, and to those that it had before, until
-- somebody else may have had them.
create function forget_invitations() returns trigger language plpgsql as $$
begin
  delete from event_invitation where address = old.email;
  delete from invitation_opt_out where address = old.email;
  delete from event_invitation i using former_email f
  where f.member_id = old.member_id and i.address = f.email and i.sent_at <= f.ended_at;
  delete from invitation_opt_out o using former_email f
  where f.member_id = old.member_id and o.address = f.email and o.at <= f.ended_at;
  return old;
end $$;
create trigger forget_invitations before delete on member for each row execute function forget_invitations();
