/**
 * The content of the session page by the best statement that we can write for it alone: each row by its index, the
 * answer as one text. Of a video only what the page shows: its transcript alone would cost more than all the rest. $1
 * is the member, $2 the session.
 */
export const sessionStatement = `
  select json_build_object(
    'session', to_json(s), 'course', to_json(c), 'seat', to_json(seat), 'enrollment', to_json(own),
    'offer', to_json(offer), 'attendance', to_json(seen), 'badge', to_json(badge),
    'priority', exists (
      select from course_priority p where p.member_id = $1 and p.course_id = s.course_id and p.used_at is null),
    'faculty', (
      select json_agg(y order by cf.sort_order, y.faculty_id) from course_faculty cf
      join faculty y using (faculty_id) where cf.course_id = s.course_id),
    'meetings', (
      select json_agg(m order by m.start_at, m.meeting_number) from meeting m where m.session_id = s.session_id),
    'nodes', (
      select json_agg(n order by n.sort_order, n.session_content_id) from session_content n
      where n.session_id = s.session_id),
    'videos', (
      select json_agg(
        json_build_object(
          'id', v.video_id, 'title', v.title, 'duration', v.duration, 'thumbnail', v.thumbnail_url,
          'at', gv, 'progress', p)
        order by g.sort_order, gv.sort_order)
      from session_content g join group_video gv using (session_content_id) join video v using (video_id)
        left join video_progress p
          on p.member_id = $1 and p.session_id = g.session_id and p.video_id = v.video_id
      where g.session_id = s.session_id)
  )::text as page
  from session s join course c using (course_id)
    left join session_seat seat using (session_id)
    left join enrollment own on own.member_id = $1 and own.session_id = s.session_id
    left join seat_offer offer
      on offer.member_id = $1 and offer.session_id = s.session_id and offer.settled_at is null
    left join attendance seen on seen.member_id = $1 and seen.session_id = s.session_id
    left join course_badge badge on badge.member_id = $1 and badge.course_id = s.course_id
  where s.session_id = $2`;
