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
          .leftJoin('meeting_presence as p', (join) =>
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

export interface PresenceChange {
  readonly memberId: string;
  readonly sessionId: string;
  readonly meetingNumber: number;
  readonly now: Date;
}

/** Records that a member entered; for one who is already inside, the earlier instant stays. */
export async function saveJoin(tx: Tx, { memberId, sessionId, meetingNumber, now }: PresenceChange): Promise<void> {
  await tx
    .insertInto('meeting_presence')
    .values((eb) => ({
      member_id: memberId,
      session_id: sessionId,
      meeting_number: meetingNumber,
      customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
      joined_at: now,
    }))
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'session_id', 'meeting_number']).where('left_at', 'is', null).doNothing(),
    )
    .execute();
}

/** Records that a member left, whichever meetings of the session they were in. */
export async function saveLeave(
  tx: Tx,
  { memberId, sessionId, now }: Omit<PresenceChange, 'meetingNumber'>,
): Promise<void> {
  await tx
    .updateTable('meeting_presence')
    .set((eb) => ({ left_at: eb.case().when('joined_at', '>', now).then(eb.ref('joined_at')).else(now).end() }))
    .where('member_id', '=', memberId)
    .where('session_id', '=', sessionId)
    .where('left_at', 'is', null)
    .execute();
}
