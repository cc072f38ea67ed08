-- Adds the figures of the members in these courses up to those of the courses and of their sessions, for each range
-- (D58); idempotent. The ranges are named, so that the rows of a course are found by the index.
create function fold_courses(of_customer text, of_courses text[]) returns void language plpgsql as $$
begin
  delete from course_figure c where c.customer_id = of_customer and c.course_id = any(of_courses);
  insert into course_figure (customer_id, filter, course_id, enrolled, engaged, completed, views)
  select of_customer, m.filter, m.course_id, count(*) filter (where m.enrolled_at is not null),
    count(*) filter (where m.enrolled_at is not null and m.is_engaged), sum(m.completed), sum(m.views)
  from member_course_figure m
  where m.customer_id = of_customer and m.filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')
    and m.course_id = any(of_courses)
  group by m.filter, m.course_id;

  delete from session_figure f where f.customer_id = of_customer and f.course_id = any(of_courses);
  insert into session_figure (customer_id, filter, course_id, session_id, enrolled, completed)
  select of_customer, m.filter, m.course_id, s.session_id, count(*) filter (where s.kind = 'enrolled'),
    count(*) filter (where s.kind = 'completed')
  from member_course_figure m, lateral (
    select 'enrolled' as kind, session_id from unnest(m.enrolled_sessions) as session_id
    union all
    select 'completed', session_id from unnest(m.completed_sessions) as session_id
  ) as s
  where m.customer_id = of_customer and m.filter in ('LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE')
    and m.course_id = any(of_courses) and exists (select from session known where known.session_id = s.session_id)
  group by m.filter, m.course_id, s.session_id;
end $$;
grant execute on function fold_courses to atrium_runtime;
