import { sql } from 'kysely';
import { preparedRows, type Reader } from '../../../base/prepared.ts';
import type { ContinueWatchingRow } from '../types.ts';

const mostVideos = 12;

/** The videos that a member started and did not finish, the last watched first. */
export function listBegun(reader: Reader, memberId: string): Promise<ContinueWatchingRow[]> {
  const most = sql.raw(`limit ${mostVideos.toFixed()}`);
  return preparedRows(
    reader,
    sql<ContinueWatchingRow>`
    select w.session_id as "topLevelId", g.session_content_id as "groupId", g.course_content_id as "videoContentId",
      v.video_id as "videoId", v.title, v.thumbnail_url as "thumbnailUrl", v.duration,
      w.farthest_watched_time as "farthestWatchedTime", w.continue_at_time as "continueAtTime"
    from (
      select p.session_id, p.video_id, p.farthest_watched_time, p.continue_at_time, p.watched_at
      from video_progress p
      where p.member_id = ${memberId} and p.completed_at is null and p.farthest_watched_time > 0
      order by p.watched_at desc ${most}
    ) as w
    join video v on v.video_id = w.video_id
    cross join lateral (
      select gv.session_content_id, gv.course_content_id
      from group_video gv join session_content sc using (session_content_id)
      where gv.video_id = w.video_id and sc.session_id = w.session_id
      order by sc.sort_order limit 1
    ) g
    order by w.watched_at desc, v.video_id`,
  );
}
