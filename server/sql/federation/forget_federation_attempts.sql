-- An account is removed: so are sign-ins elsewhere that wait for its address.
create function forget_federation_attempts() returns trigger language plpgsql as $$
begin
  delete from federation_attempt where expected_email = old.email
    or expected_email in (select l.email from account_link l where l.member_id = old.member_id);
  return old;
end $$;
create trigger forget_federation_attempts before delete on member
  for each row execute function forget_federation_attempts();
