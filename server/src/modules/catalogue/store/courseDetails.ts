import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { jsonText, millis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { StoredDetails } from '../types.ts';

const details = query((db, { courseId }: { courseId: string }) =>
  db.selectNoFrom((page) => [
    jsonObjectFrom(
      page
        .selectFrom('course as c')
        .innerJoin('video as v', (join) =>
          join.on((eb) => eb('v.video_id', '=', jsonText(eb.ref('c.course_meta'), 'trailerVideoId'))),
        )
        .select([
          'v.video_id as videoId',
          'v.title',
          'v.thumbnail_url as thumbnailUrl',
          'v.duration',
          'v.is_silent as isSilent',
          'v.external_key as externalKey',
        ])
        .where('c.course_id', '=', courseId),
    ).as('trailer'),
    jsonArrayFrom(
      page
        .selectFrom('session as s')
        .innerJoin('meeting as m', 'm.session_id', 's.session_id')
        .select((eb) => [
          'm.session_id as sessionId',
          'm.title',
          millis(eb.ref('m.start_at')).as('startAt'),
          millis(eb.ref('m.end_at')).as('endAt'),
        ])
        .where('s.course_id', '=', courseId)
        .orderBy('m.start_at')
        .orderBy('m.meeting_number'),
    ).as('meetings'),
    jsonArrayFrom(
      page
        .selectFrom('session as s')
        .innerJoin('session_content as g', 'g.session_id', 's.session_id')
        .select((group) => [
          'g.session_id as sessionId',
          'g.session_content_id as groupId',
          'g.title',
          'g.data',
          jsonArrayFrom(
            group
              .selectFrom('group_video as gv')
              .innerJoin('video as v', 'v.video_id', 'gv.video_id')
              .select(['v.video_id as videoId', 'v.title', 'v.duration', 'gv.hide_preview as hidePreview'])
              .whereRef('gv.session_content_id', '=', 'g.session_content_id')
              .orderBy('gv.sort_order'),
          ).as('videos'),
        ])
        .where('s.course_id', '=', courseId)
        .where('s.session_type', '=', 'ON_DEMAND')
        .where('g.kind', '=', 'VIDEO_GROUP')
        .where('g.parent_id', 'is', null)
        .orderBy('g.sort_order'),
    ).as('outline'),
  ]),
);

/** Trailer, meetings and outline of a course, the same for all members. */
export async function findCourseDetails(reader: Reader, courseId: string): Promise<StoredDetails> {
  const [row] = await details.prepared(reader, { courseId });
  if (row === undefined) throw new Error('a select without from returns a row');
  return row;
}
