-- Nobody stays in the room of a meeting that is put off until its new date: a member of whom no leaving was reported
-- was there until the former end.
create function leave_former_room() returns trigger language plpgsql as $$
begin
  update presence set left_at = greatest(joined_at, old.end_at)
  where session_id = new.session_id and meeting_number = new.meeting_number and left_at is null
    and joined_at < new.start_at;
  return null;
end $$;

create trigger leave_former_room after update on meeting for each row
  when (new.start_at >= old.end_at) execute function leave_former_room();
