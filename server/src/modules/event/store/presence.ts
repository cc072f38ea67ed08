import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** Since when this member is in the event's room, epoch milliseconds; null when outside. */
export async function findInsideSince(tx: Tx, memberId: string, memberEventId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('member_event_rsvp')
    .select((eb) => epochMillis(eb.ref('inside_since')).as('insideSince'))
    .where('member_id', '=', memberId)
    .where('member_event_id', '=', memberEventId)
    .where('inside_since', 'is not', null)
    .executeTakeFirst();
  return row?.insideSince ?? null;
}

/** Records that a member is inside since an instant; for one who is inside already, the earlier instant stays. */
export async function saveInside(tx: Tx, memberId: string, memberEventId: string, since: Date | null): Promise<void> {
  await tx
    .updateTable('member_event_rsvp')
    .set((eb) => ({ inside_since: since === null ? null : eb.fn.coalesce('inside_since', eb.val(since)) }))
    .where('member_id', '=', memberId)
    .where('member_event_id', '=', memberEventId)
    .execute();
}
