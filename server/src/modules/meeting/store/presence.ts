import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { ReportedPresence, RoomKey } from '../types.ts';

function columnsOf(key: RoomKey) {
  return 'sessionId' in key
    ? { session_id: key.sessionId, meeting_number: key.meetingNumber, member_event_id: null }
    : { session_id: null, meeting_number: null, member_event_id: key.memberEventId };
}

/** Since when a member is in a room, epoch milliseconds; null when outside. */
export async function findInsideSince(tx: Tx, memberId: string, key: RoomKey): Promise<number | null> {
  const own = tx
    .selectFrom('presence')
    .select((eb) => epochMillis(eb.ref('joined_at')).as('since'))
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null);
  const row = await (
    'sessionId' in key
      ? own.where('session_id', '=', key.sessionId).where('meeting_number', '=', key.meetingNumber)
      : own.where('member_event_id', '=', key.memberEventId)
  ).executeTakeFirst();
  return row?.since ?? null;
}

/** Records that a member entered; for one who is already inside, the earlier instant stays. */
export async function saveJoin(tx: Tx, memberId: string, key: RoomKey, now: Date): Promise<void> {
  await tx
    .insertInto('presence')
    .values((eb) => ({
      ...columnsOf(key),
      member_id: memberId,
      customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
      joined_at: now,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a member left an event, or a session, whichever of its meetings they were in. */
export async function saveLeave(
  tx: Tx,
  memberId: string,
  room: { readonly sessionId: string } | { readonly memberEventId: string },
  now: Date,
): Promise<void> {
  const inside = tx
    .updateTable('presence')
    .set((eb) => ({ left_at: eb.case().when('joined_at', '>', now).then(eb.ref('joined_at')).else(now).end() }))
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null);
  await (
    'sessionId' in room
      ? inside.where('session_id', '=', room.sessionId)
      : inside.where('member_event_id', '=', room.memberEventId)
  ).execute();
}

/** Replaces what is known of a meeting by the report of its provider. */
export async function replacePresences(
  tx: Tx,
  { sessionId, meetingNumber }: { readonly sessionId: string; readonly meetingNumber: number },
  reported: readonly ReportedPresence[],
): Promise<void> {
  await tx
    .deleteFrom('presence')
    .where('session_id', '=', sessionId)
    .where('meeting_number', '=', meetingNumber)
    .execute();
  if (reported.length === 0) return;
  await tx
    .insertInto('presence')
    .values((eb) =>
      reported.map(({ memberId, joinedAt, leftAt }) => ({
        ...columnsOf({ sessionId, meetingNumber }),
        member_id: memberId,
        customer_id: eb.selectFrom('member').select('customer_id').where('member_id', '=', memberId),
        joined_at: joinedAt,
        left_at: leftAt,
      })),
    )
    .execute();
}
