-- Changes the address of a member; false when somebody else has it, also when they got it at the same moment.
create function save_email(of_member text, address citext) returns boolean language plpgsql as $$
begin
  update member set email = address where member_id = of_member;
  return found;
exception when unique_violation then
  return false;
end $$;
grant execute on function save_email to atrium_runtime;
