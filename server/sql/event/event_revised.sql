-- Raises an event's revision, by which calendars know that their copy is old.
create function revise_event() returns trigger language plpgsql as $$
begin
  if (new.title, new.subtitle, new.status, new.start_at, new.end_at)
    is distinct from (old.title, old.subtitle, old.status, old.start_at, old.end_at)
  then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

create trigger revision before update on member_event for each row execute function revise_event();
