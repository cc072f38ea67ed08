-- An invitation to the team goes to an address. It ends when its account takes another one: the account would no longer
-- be found by it, and who has the address next would get the roles (STF-08).
create function end_former_invitation() returns trigger language plpgsql as $$
begin
  delete from staff_invitation where address = old.email and accepted_at is null;
  return null;
end $$;

create trigger end_former_invitation after update on member for each row
  when (old.email is distinct from new.email) execute function end_former_invitation();
