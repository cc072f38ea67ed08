-- An account is removed: so are the codes and signups of its address, which do not refer to it.
create function forget_address() returns trigger language plpgsql as $$
begin
  delete from verification_code where address = old.email;
  delete from limited_signup where address = old.email;
  return old;
end $$;
create trigger forget_address before delete on member for each row execute function forget_address();
