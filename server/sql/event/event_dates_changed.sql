-- Keeps the dates of an event as its attendees know them, from the first change on until they are told (D74).
create function keep_event_dates() returns trigger language plpgsql as $$
begin
  insert into event_change (member_event_id, start_at, end_at, status)
  values (old.member_event_id, old.start_at, old.end_at, old.status)
  on conflict do nothing;
  return null;
end $$;

create trigger keep_dates after update on member_event for each row
  when ((old.start_at, old.end_at, old.status) is distinct from (new.start_at, new.end_at, new.status))
  execute function keep_event_dates();
