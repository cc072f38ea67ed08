import type { FilmFault } from '@atrium/domain/film/film.ts';
import type { Db } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { WantedRecording } from '../types.ts';

interface Question {
  /** Null: of every course. */
  readonly courseIds: readonly string[] | null;
  readonly now: Date;
  /** From when on a class must have ended, to be expected to have a recording. */
  readonly expectedFrom: Date;
  /** The same for one whose film could not be made. */
  readonly failedFrom: Date;
}

/** Classes that are over without a recording, or whose film could not be made; at most fifty. */
export async function listWanted(
  db: Db,
  { courseIds, now, expectedFrom, failedFrom }: Question,
): Promise<WantedRecording[]> {
  let found = db
    .selectFrom('meeting as m')
    .innerJoin('session as s', 's.session_id', 'm.session_id')
    .leftJoin('meeting_recording as r', (join) =>
      join.onRef('r.session_id', '=', 'm.session_id').onRef('r.meeting_number', '=', 'm.meeting_number'),
    )
    .leftJoin('film as f', 'f.film_id', 'r.film_id')
    .where('m.end_at', '<=', now)
    .where('m.end_at', '>', failedFrom)
    .where('s.session_type', '=', 'LIVE')
    .where('s.cancelled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('r.session_id', 'is', null), eb('m.end_at', '>', expectedFrom)]),
        eb.and([eb('r.ready_at', 'is', null), eb('f.fault', 'is not', null)]),
      ]),
    );
  if (courseIds !== null) found = found.where('s.course_id', 'in', courseIds.length === 0 ? [''] : [...courseIds]);
  const rows = await found
    .select((eb) => [
      'm.session_id as sessionId',
      'm.meeting_number as meetingNumber',
      's.title',
      'm.title as meetingTitle',
      epochMillis(eb.ref('m.end_at')).as('endAt'),
      'f.fault',
    ])
    .orderBy('m.end_at')
    .orderBy('m.session_id')
    .orderBy('m.meeting_number')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, fault: row.fault as FilmFault | null }));
}
