-- Runs at commit, as the last lock of its transaction, and once for any number of rows.
create function change_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1, changed_by = pg_current_xact_id()::text
  where changed_by is distinct from pg_current_xact_id()::text;
  return null;
end $$;

create constraint trigger catalogue after insert or update or delete on faculty
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on course
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on course_faculty
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on session
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on meeting
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on video
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on session_content
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on group_video
  deferrable initially deferred for each row execute function change_catalogue();
create constraint trigger catalogue after insert or update or delete on certificate_course
  deferrable initially deferred for each row execute function change_catalogue();
-- The number of seats taken is read with each request; only the capacity is shared.
create constraint trigger catalogue after insert or update of capacity or delete on session_seat
  deferrable initially deferred for each row execute function change_catalogue();
