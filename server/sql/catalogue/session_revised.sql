-- Raise the revision of a session, or of a meeting, by which calendars know that their copy is old.
create function revise_session() returns trigger language plpgsql as $$
begin
  if (new.title, new.description, new.start_at, new.end_at, new.cancelled_at is null)
    is distinct from (old.title, old.description, old.start_at, old.end_at, old.cancelled_at is null)
  then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

create function revise_meeting() returns trigger language plpgsql as $$
begin
  if (new.title, new.start_at, new.end_at) is distinct from (old.title, old.start_at, old.end_at) then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;

-- A meeting that is removed leaves its revision to the session: what says so, and a later meeting of the same number,
-- must not look older than the copies in calendars.
create function leave_revision() returns trigger language plpgsql as $$
begin
  update session set revision = revision + old.revision + 1 where session_id = old.session_id;
  return null;
end $$;

-- One that is added raises it as well: a session without meetings was a single entry, which its meetings replace, and a
-- number may be that of a meeting that was removed.
create function add_revision() returns trigger language plpgsql as $$
begin
  update session set revision = revision + 1 where session_id = new.session_id;
  return null;
end $$;

create trigger revision before update on session for each row execute function revise_session();
create trigger revision before update on meeting for each row execute function revise_meeting();
create trigger left_revision after delete on meeting for each row execute function leave_revision();
create trigger added_revision after insert on meeting for each row execute function add_revision();
