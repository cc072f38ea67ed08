import { sql } from 'kysely';
import type { Tx } from '../../../base/sql/db.ts';
import { removal } from '../../../base/sql/removal.ts';
import type { TakenNotice } from '../types.ts';

/** Stores a notice; false for one that is stored already. */
export async function addMeetingNotice(
  tx: Tx,
  noticeId: string,
  { kind, linkPart, happenedAt, url }: TakenNotice,
  receivedAt: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('meeting_notice')
    .values({
      notice_id: noticeId,
      kind,
      link_part: linkPart,
      happened_at: new Date(happenedAt),
      url,
      received_at: receivedAt,
    })
    .onConflict((conflict) => conflict.column('notice_id').doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A notice that is not handled yet; null when it is, or there is none. */
export async function findOpenNotice(tx: Tx, noticeId: string): Promise<TakenNotice | null> {
  const row = await tx
    .selectFrom('meeting_notice')
    .select(['kind', 'link_part as linkPart', 'happened_at as happenedAt', 'url'])
    .where('notice_id', '=', noticeId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, happenedAt: row.happenedAt.getTime() };
}

/** Notes that a notice is handled, and about how many meetings of ours it was. */
export async function saveNoticeHandled(tx: Tx, noticeId: string, meetings: number, now: Date): Promise<void> {
  await tx.updateTable('meeting_notice').set({ handled_at: now, meetings }).where('notice_id', '=', noticeId).execute();
}

/** Has a notice count as not handled; false when there is none, or it is not handled. */
export async function saveNoticeOpen(tx: Tx, noticeId: string): Promise<boolean> {
  const opened = await tx
    .updateTable('meeting_notice')
    .set({ handled_at: null, meetings: null })
    .where('notice_id', '=', noticeId)
    .where('handled_at', 'is not', null)
    .returning('notice_id')
    .executeTakeFirst();
  return opened !== undefined;
}

const old = removal(sql`delete from meeting_notice`, 'meeting_notice', 'received_at');

/** Forgets notices that came before an instant. */
export async function removeOldNotices(tx: Tx, before: Date): Promise<void> {
  await old.rows(tx, { before });
}
