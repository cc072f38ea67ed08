import type { Db, Tx } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';
import type { Announced } from '../types.ts';

/** What is to be written of a new announcement. */
export interface NewAnnouncement {
  readonly announcementId: string;
  readonly sessionId: string;
  readonly subject: string;
  readonly text: string;
  readonly writtenBy: string;
  readonly now: Date;
  readonly leavesAt: Date;
}

/** Adds an announcement that waits; false when it was there before. */
export async function addAnnouncement(tx: Tx, announcement: NewAnnouncement): Promise<boolean> {
  const { announcementId, sessionId, subject, text, writtenBy, now, leavesAt } = announcement;
  const added = await tx
    .insertInto('session_announcement')
    .values({
      announcement_id: announcementId,
      session_id: sessionId,
      subject,
      body: text,
      written_by: writtenBy,
      written_at: now,
      leaves_at: leavesAt,
      sent_at: null,
      stopped_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('announcement_id')
    .executeTakeFirst();
  return added !== undefined;
}

function announcements(db: Db | Tx) {
  return db
    .selectFrom('session_announcement as a')
    .leftJoin('member as m', 'm.member_id', 'a.written_by')
    .select((eb) => [
      'a.announcement_id as announcementId',
      'a.session_id as sessionId',
      'a.subject',
      'a.body as text',
      eb.fn.coalesce('m.display_name', 'a.written_by').as('writtenBy'),
      epochMillis(eb.ref('a.written_at')).as('writtenAt'),
      epochMillis(eb.ref('a.leaves_at')).as('leavesAt'),
      epochMillis(eb.ref('a.sent_at')).as('sentAt'),
      epochMillis(eb.ref('a.stopped_at')).as('stoppedAt'),
      'a.mailed',
    ]);
}

/** The announcements of a session, the newest first; so many are shown. */
export function listAnnouncements(db: Db, sessionId: string, count: number): Promise<Announced[]> {
  return announcements(db)
    .where('a.session_id', '=', sessionId)
    .orderBy('a.written_at', 'desc')
    .orderBy('a.announcement_id')
    .limit(count)
    .execute();
}

/** One announcement, which then nobody else changes until the transaction ends; null for none. */
export async function lockAnnouncement(tx: Tx, announcementId: string): Promise<Announced | null> {
  await tx
    .selectFrom('session_announcement')
    .select('announcement_id')
    .where('announcement_id', '=', announcementId)
    .forUpdate()
    .execute();
  return (await announcements(tx).where('a.announcement_id', '=', announcementId).executeTakeFirst()) ?? null;
}

/** Stops one that waits. */
export async function endAnnouncement(tx: Tx, announcementId: string, now: Date): Promise<void> {
  await tx
    .updateTable('session_announcement')
    .set({ leaves_at: null, stopped_at: now })
    .where('announcement_id', '=', announcementId)
    .execute();
}

/** Those whose time to leave has come. */
export async function listDueAnnouncements(tx: Tx, now: Date): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('session_announcement')
    .select('announcement_id as announcementId')
    .where('leaves_at', '<=', now)
    .orderBy('leaves_at')
    .orderBy('announcement_id')
    .execute();
  return rows.map(({ announcementId }) => announcementId);
}

/** The next who are enrolled to whom an announcement is still to be sent. */
export function listAddressees(
  tx: Tx,
  announcementId: string,
  count: number,
): Promise<{ readonly memberId: string; readonly email: string; readonly firstName: string }[]> {
  return tx
    .selectFrom('session_announcement as a')
    .innerJoin('enrollment as e', 'e.session_id', 'a.session_id')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select(['m.member_id as memberId', 'm.email', 'm.first_name as firstName'])
    .where('a.announcement_id', '=', announcementId)
    .where('e.status', '=', 'ENROLLED')
    .whereRef('m.member_id', '>', 'a.sent_to')
    .orderBy('m.member_id')
    .limit(count)
    .execute();
}

/** How far an announcement was sent; `isLast`: to everybody. */
export async function saveSent(
  tx: Tx,
  announcementId: string,
  sent: { readonly to: string | null; readonly count: number; readonly isLast: boolean; readonly now: Date },
): Promise<void> {
  const { to, count, isLast, now } = sent;
  await tx
    .updateTable('session_announcement')
    .set((eb) => ({
      mailed: eb('mailed', '+', count),
      ...(to !== null && { sent_to: to }),
      ...(isLast && { leaves_at: null, sent_at: now }),
    }))
    .where('announcement_id', '=', announcementId)
    .execute();
}
