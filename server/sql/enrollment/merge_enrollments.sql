-- Locks the courses in which two accounts are enrolled that become one (docs/locks.md).
create function lock_merged_courses(leaving text, staying text) returns void language plpgsql as $$
begin
  perform from course c where c.course_id in (
      select s.course_id from enrollment e join session s using (session_id) where e.member_id in (leaving, staying))
    order by c.course_id for no key update;
end $$;

-- Two accounts become one, which has one seat in the upcoming sessions of a course (D20): that of the account that
-- stays. An open offer is of the enrollment that stays. How many seats are given back.
create function merge_enrollments(leaving text, staying text, instant timestamptz) returns bigint
language plpgsql as $$
declare
  given_back bigint;
begin
  delete from enrollment e using session s
  where e.member_id = leaving and e.status = 'ENROLLED' and s.session_id = e.session_id
    and s.end_at > instant and s.cancelled_at is null
    and exists (
      select from enrollment o join session t on t.session_id = o.session_id
      where o.member_id = staying and o.status = 'ENROLLED' and t.course_id = s.course_id
        and t.session_id <> s.session_id and t.end_at > instant and t.cancelled_at is null);
  get diagnostics given_back = row_count;
  delete from seat_offer f where f.settled_at is null and f.member_id in (leaving, staying)
    and exists (
      select from enrollment e where e.session_id = f.session_id
        and e.member_id in (leaving, staying) and e.member_id <> f.member_id
        and (e.status = 'ENROLLED' or f.member_id = leaving and exists (
          select from seat_offer g where g.session_id = f.session_id and g.member_id = e.member_id
            and g.settled_at is null)));
  return given_back;
end $$;
