import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { SessionProgressRow, VideoProgressRow } from '../types.ts';

/**
 * The videos of one session, or of all sessions of a course, with the member's progress; sessions without videos too.
 */
export async function listSessionProgress(
  reader: Reader,
  memberId: string,
  of: { sessionId: string } | { courseId: string },
): Promise<SessionProgressRow[]> {
  const which = 'sessionId' in of ? sql`f.session_id = ${of.sessionId}` : sql`f.course_id = ${of.courseId}`;
  const rows = await preparedRows(
    reader,
    sql<SessionProgressRow>`
    select f.session_id as "sessionId", f.user_session as session, coalesce((
      select json_agg(sv.session_video order by sv.container_order, sv.group_order, sv.video_order)
      from session_videos(${memberId}) sv where sv.session_id = f.session_id
    ), '[]') as videos
    from session_facts(${memberId}) f where ${which} order by f.start_at nulls last, f.session_id`,
  );
  return rows;
}

/** The sessions that contain a video, the one in which it was watched last first. */
export function listVideoProgress(reader: Reader, memberId: string, videoId: string): Promise<VideoProgressRow[]> {
  return preparedRows(
    reader,
    sql<VideoProgressRow>`
    select f.user_session as session, v.duration, coalesce(p.farthest_watched_time, 0) as "farthestWatchedTime",
      coalesce(p.continue_at_time, 0) as position, p.completed_at is not null as completed
    from video v
    cross join lateral (
      select distinct g.session_id from group_video gv join session_content g using (session_content_id)
      where gv.video_id = v.video_id
    ) as place
    join session_facts(${memberId}) f on f.session_id = place.session_id
    left join video_progress p
      on p.member_id = ${memberId} and p.session_id = place.session_id and p.video_id = v.video_id
    where v.video_id = ${videoId} order by p.watched_at desc nulls last, f.session_id`,
  );
}
