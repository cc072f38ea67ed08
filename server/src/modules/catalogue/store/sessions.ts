import { millis } from '../../../base/sql/fragments.ts';
import { query, type Reader } from '../../../base/sql/statement.ts';
import type { UserMeetingRow } from '../types.ts';

const mostMeetings = 200;

const userMeetings = query((db, { memberId, now }: { memberId: string; now: Date }) =>
  db
    .selectFrom('enrollment as own')
    .innerJoin('session as s', (join) =>
      join
        .onRef('s.session_id', '=', 'own.session_id')
        .on('s.published', '=', true)
        .on('s.cancelled_at', 'is', null)
        .on('s.start_at', 'is not', null),
    )
    .innerJoin('course as c', 'c.course_id', 's.course_id')
    .leftJoin('meeting as m', 'm.session_id', 's.session_id')
    .select((eb) => [
      's.session_id as sessionId',
      's.course_id as courseId',
      'c.title as courseTitle',
      'c.course_type as courseType',
      'c.open_to as openTo',
      's.title as sessionTitle',
      eb.fn.coalesce('m.title', 's.title').as('title'),
      // a live session has both a start and an end
      millis(eb.fn.coalesce('m.start_at', 's.start_at').$notNull()).as('startAt'),
      millis(eb.fn.coalesce('m.end_at', 's.end_at').$notNull()).as('endAt'),
    ])
    .where('own.member_id', '=', memberId)
    .where('own.status', '=', 'ENROLLED')
    .where((eb) => eb(eb.fn.coalesce('m.end_at', 's.end_at'), '>', now))
    .orderBy((eb) => eb.fn.coalesce('m.start_at', 's.start_at'))
    .orderBy('s.session_id')
    .orderBy('m.meeting_number')
    .limit(mostMeetings),
);

/** The meetings not over of live sessions that the member is enrolled in; the span of one that has none (D77). */
export function listUserMeetings(reader: Reader, memberId: string, now: Date): Promise<UserMeetingRow[]> {
  return userMeetings.prepared(reader, { memberId, now });
}
