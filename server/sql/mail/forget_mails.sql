-- An account is removed: so are the mails to its addresses, and those to others that bear its member's name. An address
-- that it had before may be somebody else's by now, and that it has may have been somebody else's: their mails stay.
create function forget_mails() returns trigger language plpgsql as $$
begin
  delete from mail where to_address = old.email and not exists (
      select from former_email f
      where f.email = mail.to_address and f.member_id <> old.member_id and f.ended_at >= mail.created_at)
    or to_address in (select l.email from account_link l where l.member_id = old.member_id)
    or starts_with(dedupe_key, 'email-change/' || old.member_id || '/')
    or dedupe_key in (
      select 'event-invitation/' || i.event_invitation_id from event_invitation i where i.member_id = old.member_id);
  delete from mail m using former_email f
  where f.member_id = old.member_id and m.to_address = f.email and m.created_at <= f.ended_at;
  return old;
end $$;
-- by its name before the trigger that removes the invitations
create trigger forget_a_mails before delete on member for each row execute function forget_mails();
