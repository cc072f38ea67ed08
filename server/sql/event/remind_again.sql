-- A member who attends an event that was moved is reminded of its new start, also when they were of the former one
-- (D74).
create function remind_again() returns trigger language plpgsql as $$
begin
  update member_event_rsvp set reminded_at = null
  where member_event_id = new.member_event_id and reminded_at is not null;
  return null;
end $$;

create trigger remind_again after update on member_event for each row
  when (old.start_at is distinct from new.start_at) execute function remind_again();
