-- An account is removed: so is what was told about the mails to its address, and to those that it had before, until
-- somebody else may have had them.
create function forget_mail_trouble() returns trigger language plpgsql as $$
begin
  delete from mail_trouble where address = old.email;
  delete from mail_trouble t using former_email f
  where f.member_id = old.member_id and t.address = f.email and t.last_at <= f.ended_at;
  return old;
end $$;
create trigger forget_mail_trouble before delete on member for each row execute function forget_mail_trouble();
