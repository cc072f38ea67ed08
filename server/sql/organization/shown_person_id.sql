-- The id by which a company is shown a person of its figures: of one who has left, who is without name and address
-- there, another one than the member's own (D60). An erased person has such an id already.
create function shown_person_id(of_customer text, of_member text, name text, email text) returns text
language sql stable as $$
  select case when name = 'Former member' and email = '' and of_member not like 'former-%'
    then former_id(of_customer, of_member) else of_member end
$$;
grant execute on function shown_person_id to atrium_runtime;
