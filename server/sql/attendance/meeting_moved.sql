-- A meeting that gets other dates is settled again by them (D33): what its provider reported was about the former ones.
create function forget_report() returns trigger language plpgsql as $$
begin
  delete from meeting_report where session_id = new.session_id and meeting_number = new.meeting_number;
  return null;
end $$;

create trigger forget_report after update on meeting for each row
  when ((old.start_at, old.end_at) is distinct from (new.start_at, new.end_at)) execute function forget_report();
