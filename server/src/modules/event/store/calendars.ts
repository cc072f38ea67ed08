import type { Tx } from '../../../base/sql/db.ts';
import type { CalendarRow } from '../types.ts';

/** A member's calendar; created with `token` if there is none. */
export async function findOrAddCalendar(tx: Tx, memberId: string, token: string, now: Date): Promise<CalendarRow> {
  const calendar = tx
    .selectFrom('event_calendar')
    .select(['member_id as memberId', 'token'])
    .where('member_id', '=', memberId);
  const known = await calendar.executeTakeFirst();
  if (known !== undefined) return known;
  await tx
    .insertInto('event_calendar')
    .values({ member_id: memberId, token, created_at: now })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  return calendar.executeTakeFirstOrThrow();
}

/** Gives the calendar a new token, which ends the old addresses. */
export async function replaceCalendar(tx: Tx, memberId: string, token: string, now: Date): Promise<void> {
  await tx.updateTable('event_calendar').set({ token, created_at: now }).where('member_id', '=', memberId).execute();
}

/** Whose calendar this token opens; null when it is not valid any more. */
export async function findCalendarOwner(tx: Tx, token: string): Promise<string | null> {
  const row = await tx
    .selectFrom('event_calendar')
    .select('member_id as memberId')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.memberId ?? null;
}
