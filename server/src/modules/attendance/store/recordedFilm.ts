import type { Tx } from '../../../base/sql/db.ts';
import { rowsOf } from '../../../base/sql/fragments.ts';
import { userSession, type UserSessionRow } from '../../catalogue/types.ts';
import type { MeetingKey } from '../types.ts';

/** A film of ours that is the recording of a meeting. */
export interface RecordedFilm {
  readonly session: UserSessionRow;
  readonly meetingTitle: string;
  readonly filmId: string;
  /** Seconds. */
  readonly duration: number | null;
}

/** The film that is the recording of a meeting, with its session for one member; null where none can be watched. */
export async function findFilmOfMeeting(
  tx: Tx,
  memberId: string,
  { sessionId, meetingNumber }: MeetingKey,
): Promise<RecordedFilm | null> {
  const row = await tx
    .selectFrom(rowsOf('session_facts', [memberId], 'f'))
    .innerJoin('meeting_recording as r', 'r.session_id', 'f.session_id')
    .innerJoin('film', 'film.film_id', 'r.film_id')
    .innerJoin('meeting as m', (join) =>
      join.onRef('m.session_id', '=', 'r.session_id').onRef('m.meeting_number', '=', 'r.meeting_number'),
    )
    .select([userSession('f').as('session'), 'm.title as meetingTitle', 'film.film_id as filmId', 'film.duration'])
    .where('f.session_id', '=', sessionId)
    .where('r.meeting_number', '=', meetingNumber)
    .where('r.ready_at', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}
