import type { Tx } from '../../../base/sql/db.ts';

/** Keeps a zone that a member has chosen, or that their browser says; null removes the choice. */
export async function saveTimeZone(
  tx: Tx,
  memberId: string,
  { timeZone, chosen }: { readonly timeZone: string | null; readonly chosen: boolean },
): Promise<void> {
  await tx
    .updateTable('member')
    .set(chosen ? { chosen_time_zone: timeZone } : { browser_time_zone: timeZone })
    .where('member_id', '=', memberId)
    .execute();
}
