-- The account of a holder is gone: the credential keeps its number, and nothing about the person.
create function withdraw_credential() returns trigger language plpgsql as $$
begin
  new.holder_name := '';
  new.holder_email := '';
  new.jwt := null;
  new.kid := null;
  return new;
end $$;

create trigger withdrawn before update of member_id on credential for each row
  when (old.member_id is not null and new.member_id is null) execute function withdraw_credential();
