import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Tx } from '../../../base/sql/db.ts';
import { millis, rowsOf } from '../../../base/sql/fragments.ts';
import { userSession, type UserSessionRow } from '../../catalogue/types.ts';

/** A meeting, and since when the member is inside. Instants are millisecond strings. */
export interface RoomMeeting {
  readonly meetingNumber: number;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
  readonly insideSince: string | null;
}

/** A session with its meetings for one member; null for an unknown session. */
export async function findRoomMeetings(
  tx: Tx,
  memberId: string,
  sessionId: string,
): Promise<{ readonly session: UserSessionRow; readonly meetings: readonly RoomMeeting[] } | null> {
  const row = await tx
    .selectFrom(rowsOf('session_facts', [memberId], 'f'))
    .select((facts) => [
      userSession('f').as('session'),
      jsonArrayFrom(
        facts
          .selectFrom('meeting as m')
          .leftJoin('presence as p', (join) =>
            join
              .onRef('p.session_id', '=', 'm.session_id')
              .onRef('p.meeting_number', '=', 'm.meeting_number')
              .on('p.member_id', '=', memberId)
              .on('p.left_at', 'is', null),
          )
          .select((eb) => [
            'm.meeting_number as meetingNumber',
            'm.title',
            millis(eb.ref('m.start_at')).as('startAt'),
            millis(eb.ref('m.end_at')).as('endAt'),
            millis(eb.ref('p.joined_at')).as('insideSince'),
          ])
          .whereRef('m.session_id', '=', 'f.session_id')
          .orderBy('m.start_at'),
      ).as('meetings'),
    ])
    .where('f.session_id', '=', sessionId)
    .executeTakeFirst();
  return row ?? null;
}
