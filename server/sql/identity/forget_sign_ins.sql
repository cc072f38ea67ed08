-- An account is removed: so are the tokens of its sign-ins.
create function forget_sign_ins() returns trigger language plpgsql as $$
begin
  delete from oidc_record where grant_id in (select s.sid from sign_in s where s.member_id = old.member_id);
  return old;
end $$;
create trigger forget_sign_ins before delete on member for each row execute function forget_sign_ins();
