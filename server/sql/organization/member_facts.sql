-- The facts that count for a company (D58): what these members did there while they held a seat of it. The only place
-- that says so; everything else is made of it.
--   VIDEO       one viewing, on the day it began. `seconds`: of play, of viewings that overlap in time, in two tabs, in
--               all; at most the time that passed (D35): each report may be ahead of it by seconds, and they add up
--   ATTENDED    a live meeting or session
--   COMPLETED   a course
--   SUBMITTED   a project
--   DOWNLOADED  a resource
--   CERTIFIED   a certificate earned; one issued again under a new name is not earned again
--   BADGE       a course badge, which is an award and no activity
create function member_facts(of_customer text, of_members text[]) returns table (
  member_id text,
  at timestamptz,
  kind text,
  course_id text,
  session_id text,
  thing text,
  seconds double precision
) language sql stable as $$
  with sat as (
    select w.*, coalesce(w.ended_at, w.last_beat_at) as until,
      max(coalesce(w.ended_at, w.last_beat_at)) over (
        partition by w.member_id order by w.started_at, w.viewing_id rows between unbounded preceding and 1 preceding
      ) as others_until
    from viewing w
    where w.customer_id = of_customer and w.member_id = any(of_members)
  ), overlapping as (
    select s.*, count(*) filter (where others_until is null or others_until <= started_at) over (
      partition by s.member_id order by s.started_at, s.viewing_id) as sitting
    from sat s
  ), watched as (
    select o.*, sum(o.playing_seconds) over w as played,
      extract(epoch from max(o.until) over w - min(o.started_at) over w) as passed
    from overlapping o window w as (partition by o.member_id, o.sitting)
  ), fact as (
    select w.member_id, w.started_at as at, 'VIDEO' as kind, w.course_id, w.session_id, w.video_id as thing,
      w.playing_seconds * case when w.played > w.passed then w.passed / w.played else 1 end as seconds
    from watched w
    union all
    select m.member_id, m.attended_at, 'ATTENDED', s.course_id, m.session_id, m.meeting_number::text, 0
    from meeting_attendance m join session s using (session_id)
    where m.customer_id = of_customer and m.member_id = any(of_members) and m.attended_at is not null
    union all
    select a.member_id, a.attended_at, 'ATTENDED', s.course_id, a.session_id, '', 0
    from attendance a join session s using (session_id)
    where a.customer_id = of_customer and a.member_id = any(of_members)
    union all
    select d.member_id, d.completed_at, 'COMPLETED', d.course_id, d.session_id, d.course_id, 0
    from course_completion d
    where d.customer_id = of_customer and d.member_id = any(of_members)
    union all
    select p.member_id, p.changed_at, 'SUBMITTED', s.course_id, s.session_id, p.session_content_id, 0
    from content_progress p join session_content c using (session_content_id) join session s using (session_id)
    where p.customer_id = of_customer and p.member_id = any(of_members)
      and p.type = 'PROJECT_SUBMISSION' and p.status = 'Completed'
    union all
    select r.member_id, r.downloaded_at, 'DOWNLOADED', '', '', r.resource_id, 0
    from resource_download r
    where r.customer_id = of_customer and r.member_id = any(of_members)
    union all
    select i.member_id, i.issued_at, 'CERTIFIED', '', '', i.certificate_id, 0
    from credential i
    where i.customer_id = of_customer and i.member_id = any(of_members) and i.replaces is null
    union all
    select b.member_id, b.awarded_at, 'BADGE', b.course_id, b.session_id, b.course_id, 0
    from course_badge b
    where b.customer_id = of_customer and b.member_id = any(of_members)
  )
  select f.member_id, f.at, f.kind, f.course_id, f.session_id, f.thing, f.seconds
  from fact f
  where exists (
    select from seat s
    where s.customer_id = of_customer and s.member_id = f.member_id and s.assigned_at <= f.at
      and (s.revoked_at is null or f.at < s.revoked_at)
  )
$$;
grant execute on function member_facts to atrium_runtime;
