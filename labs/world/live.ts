/** The live sessions of the grown catalogue: their meetings and what is on their pages. */
export const liveContent: readonly string[] = [
  `insert into meeting (session_id, meeting_number, title, start_at, end_at)
   select session_id, number, 'Working session ' || number, start_at + make_interval(days => after),
     start_at + make_interval(days => after, hours => 1)
   from session, unnest(array[0, 2, 7, 9]) with ordinality as planned (after, number) where session_id like 'world-session-%'`,
  `insert into session_content (session_content_id, session_id, kind, container_type, title, calendar_date, sort_order)
   select session_id || '-' || part, session_id, 'CONTAINER', type, name, start_at + make_interval(days => due), rank
   from session, (values ('welcome', 'WELCOME', 'Welcome', null::int, 1), ('week-1', 'TASK', 'Week 1', 4, 2),
     ('project', 'PROJECT_SUBMISSION', 'Your project', 11, 3)) as planned (part, type, name, due, rank)
   where session_id like 'world-session-%'`,
  `insert into session_content (session_content_id, session_id, parent_id, kind, title, sort_order, data)
   select session_id || '-' || part, session_id, session_id || '-' || parent, type, name, 0, data::jsonb
   from session, (values
     ('welcome-text', 'welcome', 'RICH_TEXT', '', '{"body": "<p>Bring one real piece of work.</p>"}'),
     ('week-1-videos', 'week-1', 'VIDEO_GROUP', 'Lessons', '{}'),
     ('project-text', 'project', 'RICH_TEXT', '', '{"body": "<p>One page, with a number on it.</p>"}')
   ) as planned (part, parent, type, name, data) where session_id like 'world-session-%'`,
  `insert into group_video (session_content_id, video_id, course_content_id, sort_order)
   select s.session_id || '-week-1-videos', g.video_id, s.session_id || '-' || g.video_id, g.sort_order
   from session s join group_video g on g.session_content_id = s.course_id || '-group-0' where s.session_id like 'world-session-%'`,
  `insert into session_content (session_content_id, session_id, parent_id, kind, title, sort_order, data)
   select session_id || '-check-' || meeting_number, session_id, session_id || '-welcome', 'CHECKLIST_ITEM', title, meeting_number,
     jsonb_build_object('checklistGroupName', 'Live', 'subtype', 'ZOOM_ATTENDANCE', 'selfReporting', false,
       'meeting', meeting_number - 1)
   from meeting where session_id like 'world-session-%'`,
];

/**
 * Their enrolled members and the attendance. Every second member takes one, as far as there are seats; a fifth of these
 * never came, the others missed one meeting of four, and half of them handed in a project. `$1`: the first start.
 */
export const liveHistory: readonly string[] = [
  `with live as (
     select session_id, least(start_at, $1::timestamptz) - interval '20 days' as joined_at,
       row_number() over (order by session_id) - 1 as n, count(*) over () as sessions
     from session where session_id like 'world-session-%'
   ), wish as (
     select m.member_id, m.customer_id, l.session_id, l.joined_at,
       row_number() over (partition by l.session_id order by m.member_id) as seat_number
     from (select member_id, customer_id, right(member_id, 6)::int / 2 as n from member
           where member_id like 'world-member-%' and right(member_id, 6)::int % 2 = 0) m
     join live l on l.n = m.n * 7 % l.sessions
   )
   insert into enrollment (member_id, session_id, customer_id, status, takes_seat, joined_at, changed_at)
   select w.member_id, w.session_id, w.customer_id, 'ENROLLED', true, w.joined_at, w.joined_at
   from wish w join session_seat seat using (session_id) where w.seat_number <= seat.capacity`,
  `insert into meeting_report (session_id, meeting_number, taken_at)
   select session_id, meeting_number, end_at from meeting
   where session_id like 'world-session-%' and end_at < $1::timestamptz - interval '1 day'`,
  `insert into meeting_recording (session_id, meeting_number, url, ready_at)
   select m.session_id, m.meeting_number, '/__sandbox/meeting/session/' || m.session_id || '?recording=' || m.meeting_number,
     m.end_at + interval '2 hours'
   from meeting m join session s using (session_id)
   where m.session_id like 'world-session-%' and s.end_at < $1::timestamptz - interval '1 day'`,
  `insert into meeting_attendance (member_id, session_id, meeting_number, customer_id, seconds, attended_at)
   select e.member_id, e.session_id, m.meeting_number, e.customer_id, 3300, m.end_at
   from enrollment e join meeting m using (session_id) join meeting_report r using (session_id, meeting_number)
   where $1::timestamptz is not null and e.session_id like 'world-session-%'
     and right(e.member_id, 6)::int / 2 % 5 <> 0 and (right(e.member_id, 6)::int / 2 + m.meeting_number) % 4 <> 0`,
  `insert into attendance (member_id, session_id, customer_id, attended_at)
   select a.member_id, a.session_id, a.customer_id, s.end_at
   from meeting_attendance a join session s using (session_id)
   where a.session_id like 'world-session-%' and s.end_at < $1::timestamptz
   group by a.member_id, a.session_id, a.customer_id, s.end_at having count(*) >= 2`,
  `insert into content_progress (member_id, session_content_id, customer_id, type, status, changed_at)
   select member_id, session_id || '-project', customer_id, 'PROJECT_SUBMISSION', 'Completed', attended_at
   from attendance where $1::timestamptz is not null and session_id like 'world-session-%' and right(member_id, 6)::int % 4 = 0`,
  `with earned as (
     select a.member_id, s.course_id, a.session_id, a.customer_id, a.attended_at as at
     from attendance a join session s using (session_id) join content_progress p
       on p.member_id = a.member_id and p.session_content_id = a.session_id || '-project'
     where $1::timestamptz is not null and a.session_id like 'world-session-%'
   ), completed as (
     insert into course_completion (member_id, course_id, session_id, customer_id, completed_at) select * from earned
   )
   insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at) select * from earned
   on conflict (member_id, course_id) do nothing`,
];
