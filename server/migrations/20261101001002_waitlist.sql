alter table enrollment_event drop constraint enrollment_event_kind_check;
alter table enrollment_event add constraint enrollment_event_kind_check check (kind in (
  'ENROLLED', 'WAITLISTED', 'PROMOTED', 'OFFERED', 'OFFER_LAPSED', 'UNENROLLED', 'LEFT_WAITLIST', 'SWAPPED_OUT',
  'WAITLIST_CLOSED'
));

-- Sessions that somebody waits for: what the minute's work looks through.
create index session_seat_waiting on session_seat (session_id) where waiting > 0;
create index course_priority_unused on course_priority (member_id, course_id) where used_at is null;

-- Keys of what a member holds at an instant, 'type/label' (D2): for people who are not the caller.
create function held_keys(holder text, at timestamptz) returns text[]
language sql stable parallel safe as $$
  select coalesce(array_agg(distinct held.key), '{}')
  from entitlement_grant g
  join entitlement e on e.entitlement_id = g.entitlement_id
  cross join lateral (
    select lower(e.type) || '/' || e.label as key
    union all select 'area/' || unnest(e.areas)
    union all select 'course/' || unnest(e.course_ids)
    union all select 'session/' || unnest(e.session_ids)
    union all select 'certificate/' || unnest(e.certificate_ids)
  ) held
  where g.member_id = holder and g.revoked_at is null and g.starts_at <= at and (g.ends_at is null or at < g.ends_at)
$$;

-- A removed account gives back what it held.
create function release_enrollment() returns trigger language plpgsql as $$
begin
  update session_seat
  set taken = taken - old.takes_seat::integer, waiting = waiting - (old.status = 'WAITLISTED')::integer
  where session_id = old.session_id;
  return null;
end $$;
create trigger release after delete on enrollment for each row
  when (old.takes_seat or old.status = 'WAITLISTED') execute function release_enrollment();
create function release_offer() returns trigger language plpgsql as $$
begin
  update session_seat set held = held - 1 where session_id = old.session_id;
  return null;
end $$;
create trigger release after delete on seat_offer for each row
  when (old.settled_at is null) execute function release_offer();

-- The address of one member's calendar file of one session; asking for a new one ends the old (D38, THR-45).
create table session_link (
  token text primary key,
  member_id text not null references member on delete cascade,
  session_id text not null references session on delete cascade,
  created_at timestamptz not null,
  unique (member_id, session_id)
);
