import { sql } from 'kysely';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { ContinueWatchingRow } from '../types.ts';

const mostVideos = 12;

const begunVideos = query((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom((latest) =>
      latest
        .selectFrom('video_progress as p')
        .select(['p.session_id', 'p.video_id', 'p.farthest_watched_time', 'p.continue_at_time', 'p.watched_at'])
        .select('p.covered')
        .where('p.member_id', '=', memberId)
        .where('p.completed_at', 'is', null)
        .where('p.farthest_watched_time', '>', 0)
        .orderBy('p.watched_at', 'desc')
        .limit(sql.lit(mostVideos))
        .as('w'),
    )
    .innerJoin('video as v', 'v.video_id', 'w.video_id')
    .innerJoinLateral(
      (first) =>
        first
          .selectFrom('group_video as gv')
          .innerJoin('session_content as sc', 'sc.session_content_id', 'gv.session_content_id')
          .select(['gv.session_content_id', 'gv.course_content_id'])
          .whereRef('gv.video_id', '=', 'w.video_id')
          .whereRef('sc.session_id', '=', 'w.session_id')
          .orderBy('sc.sort_order')
          .limit(sql.lit(1))
          .as('g'),
      (join) => join.onTrue(),
    )
    .select([
      'w.session_id as topLevelId',
      'g.session_content_id as groupId',
      'g.course_content_id as videoContentId',
      'v.video_id as videoId',
      'v.title',
      'v.thumbnail_url as thumbnailUrl',
      'v.duration',
      'w.farthest_watched_time as farthestWatchedTime',
      'w.continue_at_time as playhead',
      'w.covered',
    ])
    .orderBy('w.watched_at', 'desc')
    .orderBy('v.video_id'),
);

/** The videos that a member started and did not finish, the last watched first. */
export function listBegun(reader: Reader, memberId: string): Promise<ContinueWatchingRow[]> {
  return begunVideos.prepared(reader, { memberId });
}
