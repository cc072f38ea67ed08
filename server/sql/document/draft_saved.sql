-- Each save of a draft gets a number that no draft has had before, so that a repeated or late save is recognized.
create function number_draft() returns trigger language plpgsql as $$
begin
  new.version := nextval('draft_version');
  return new;
end $$;

create trigger numbered before update of body on draft for each row execute function number_draft();
