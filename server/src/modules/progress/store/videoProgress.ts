import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../base/sql/db.ts';
import { isSet, rowsOf } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import { userSession } from '../../catalogue/types.ts';
import { sessionVideo, type SessionProgressRow, type VideoProgressRow } from '../types.ts';

function sessionProgress(db: Db, memberId: string) {
  return db
    .selectFrom(rowsOf('session_facts', [memberId], 'f'))
    .select((facts) => [
      'f.session_id as sessionId',
      userSession('f').as('session'),
      jsonArrayFrom(
        facts
          .selectFrom(rowsOf('session_videos', [memberId], 'sv'))
          .select(sessionVideo('sv').as('video'))
          .whereRef('sv.session_id', '=', 'f.session_id')
          .orderBy('sv.container_order')
          .orderBy('sv.group_order')
          .orderBy('sv.video_order'),
      ).as('videos'),
    ])
    .orderBy('f.start_at', (by) => by.asc().nullsLast())
    .orderBy('f.session_id');
}

const ofSession = query((db, { memberId, sessionId }: { memberId: string; sessionId: string }) =>
  sessionProgress(db, memberId).where('f.session_id', '=', sessionId),
);
const ofCourse = query((db, { memberId, courseId }: { memberId: string; courseId: string }) =>
  sessionProgress(db, memberId).where('f.course_id', '=', courseId),
);

/**
 * The videos of one session, or of all sessions of a course, with the member's progress; sessions without videos too.
 */
export async function listSessionProgress(
  reader: Reader,
  memberId: string,
  of: { sessionId: string } | { courseId: string },
): Promise<SessionProgressRow[]> {
  const rows = await ('sessionId' in of
    ? ofSession.prepared(reader, { memberId, ...of })
    : ofCourse.prepared(reader, { memberId, ...of }));
  return rows.map((row) => ({ ...row, videos: row.videos.map(({ video }) => video) }));
}

const videoProgress = query((db, { memberId, videoId }: { memberId: string; videoId: string }) =>
  db
    .selectFrom('video as v')
    .innerJoinLateral(
      (place) =>
        place
          .selectFrom('group_video as gv')
          .innerJoin('session_content as g', 'g.session_content_id', 'gv.session_content_id')
          .select('g.session_id')
          .distinct()
          .whereRef('gv.video_id', '=', 'v.video_id')
          .as('place'),
      (join) => join.onTrue(),
    )
    .innerJoin(rowsOf('session_facts', [memberId], 'f'), 'f.session_id', 'place.session_id')
    .leftJoin('video_progress as p', (join) =>
      join
        .on('p.member_id', '=', memberId)
        .onRef('p.session_id', '=', 'place.session_id')
        .onRef('p.video_id', '=', 'v.video_id'),
    )
    .select((eb) => [
      userSession('f').as('session'),
      'v.duration',
      eb.fn.coalesce('p.farthest_watched_time', eb.lit(0)).as('farthestWatchedTime'),
      eb.fn.coalesce('p.continue_at_time', eb.lit(0)).as('playhead'),
      isSet(eb.ref('p.completed_at')).as('completed'),
    ])
    .where('v.video_id', '=', videoId)
    .orderBy('p.watched_at', (by) => by.desc().nullsLast())
    .orderBy('f.session_id'),
);

/** The sessions that contain a video, the one in which it was watched last first. */
export function listVideoProgress(reader: Reader, memberId: string, videoId: string): Promise<VideoProgressRow[]> {
  return videoProgress.prepared(reader, { memberId, videoId });
}
