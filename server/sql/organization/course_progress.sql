-- How much of each course these members have done in any of its sessions, in percent: of its videos, how far they were
-- watched, or of its meetings, how many were attended; whichever is more. Below 100 until the course is completed.
create function course_progress(of_customer text, of_members text[]) returns table (
  member_id text,
  course_id text,
  progress integer
) language sql stable as $$
  with watched as (
    select p.member_id, p.session_id, p.video_id, p.farthest_watched_time
    from video_progress p
    where p.customer_id = of_customer and p.member_id = any(of_members)
  ), lesson as (
    select distinct c.session_id, v.video_id, v.duration
    from session_content c
    join group_video g on g.session_content_id = c.session_content_id
    join video v on v.video_id = g.video_id
    where c.session_id in (select session_id from watched) and not c.optional and not g.optional and v.duration > 0
  ), whole as (
    select session_id, sum(duration) as length from lesson group by session_id
  ), share as (
    select w.member_id, w.session_id, sum(least(w.farthest_watched_time, l.duration)) / max(t.length) as done
    from watched w join lesson l using (session_id, video_id) join whole t using (session_id)
    group by w.member_id, w.session_id
    union all
    select m.member_id, m.session_id,
      count(m.attended_at)::float8 / (select count(*) from meeting t where t.session_id = m.session_id)
    from meeting_attendance m
    where m.customer_id = of_customer and m.member_id = any(of_members)
    group by m.member_id, m.session_id
  )
  select h.member_id, s.course_id, least(floor(max(h.done) * 100), 99)::integer
  from share h join session s using (session_id)
  group by h.member_id, s.course_id
$$;
grant execute on function course_progress to atrium_runtime;
