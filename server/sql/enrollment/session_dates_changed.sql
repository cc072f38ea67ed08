-- Keeps the dates of a session as its members know them, from the first change on until a mail names the new ones
-- (D74). A session that is only being removed is no change.
create function keep_session_dates(changed text) returns void language sql as $$
  insert into session_change (session_id, before)
  select s.session_id, jsonb_build_object(
    'startAt', millis(s.start_at), 'endAt', millis(s.end_at), 'cancelled', s.cancelled_at is not null,
    'meetings', coalesce((
      select jsonb_agg(jsonb_build_object('meetingNumber', m.meeting_number, 'title', m.title,
        'startAt', millis(m.start_at), 'endAt', millis(m.end_at), 'revision', m.revision) order by m.meeting_number)
      from meeting m where m.session_id = s.session_id
    ), '[]'))
  from session s where s.session_id = changed
  on conflict do nothing
$$;

create function session_dates_changed() returns trigger language plpgsql as $$
begin
  perform keep_session_dates(old.session_id);
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- A meeting that is added. What nobody is enrolled in yet is only being put together, and nobody knows other dates of
-- it. Enrolling locks the course: the trigger waits for enrollments that have not committed yet, and those that come
-- later see the meeting.
create function meeting_added() returns trigger language plpgsql as $$
begin
  perform from course c join session s using (course_id) where s.session_id = new.session_id for share of c;
  if exists (select from enrollment e where e.session_id = new.session_id and e.status = 'ENROLLED') then
    perform keep_session_dates(new.session_id);
  end if;
  return new;
end $$;

create trigger keep_dates before update on session for each row
  when ((old.start_at, old.end_at, old.cancelled_at is null)
    is distinct from (new.start_at, new.end_at, new.cancelled_at is null))
  execute function session_dates_changed();
create trigger keep_dates before update on meeting for each row
  when ((old.start_at, old.end_at) is distinct from (new.start_at, new.end_at))
  execute function session_dates_changed();
create trigger keep_removed_dates before delete on meeting for each row execute function session_dates_changed();
create trigger keep_added_dates before insert on meeting for each row execute function meeting_added();
grant execute on function keep_session_dates to atrium_runtime;
