import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { announcementMail } from '../mails.ts';
import { listAddressees, listDueAnnouncements, lockAnnouncement, saveSent } from '../store/announcements.ts';
import { coverOfSession } from './coverOfSession.ts';

/** How many mails are queued in one transaction. */
const batch = 200;

/** Mails the announcements whose time has come to everybody who is enrolled by then, in parts (RUN-02). */
export async function sendAnnouncements(ctx: Context): Promise<void> {
  const ids = await listDueAnnouncements(ctx.db, new Date(ctx.now));
  await runEach(ids, { log: ctx.log, fieldsOf: (announcementId) => ({ announcementId }) }, async (announcementId) => {
    let isDone = false;
    while (!isDone) isDone = await sendPart(ctx, announcementId);
  });
}

/** Whether nothing is left to be sent. */
function sendPart(ctx: Context, announcementId: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const announced = await lockAnnouncement(tx, announcementId);
    // stopped, or sent by another process meanwhile
    if (announced === null || announced.leavesAt === null) return true;
    const people = await listAddressees(tx, announcementId, batch);
    const cover = await coverOfSession(tx, announced.sessionId);
    for (const person of people) {
      await queueMail(tx, ctx, {
        dedupeKey: `announcement/${announcementId}/${person.memberId}`,
        to: person.email,
        letter: { ...announcementMail(person, announced), ...cover },
      });
    }
    const isLast = people.length < batch;
    const to = people.at(-1)?.memberId ?? null;
    await saveSent(tx, announcementId, { to, count: people.length, isLast, now: new Date(ctx.now) });
    return isLast;
  });
}
