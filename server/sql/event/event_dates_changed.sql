-- Keeps the dates that an event had up to a revision, until all attendees who know them are mailed about others (D74).
create function keep_event_dates() returns trigger language plpgsql as $$
begin
  insert into event_change (member_event_id, revision, start_at, end_at, status)
  values (old.member_event_id, old.revision, old.start_at, old.end_at, old.status);
  return null;
end $$;

create trigger keep_dates after update on member_event for each row
  when ((old.start_at, old.end_at, old.status) is distinct from (new.start_at, new.end_at, new.status))
  execute function keep_event_dates();
