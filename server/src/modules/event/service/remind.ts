import { day, hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { eventMails } from '../mails.ts';
import { listToRemind, saveReminded } from '../store/reminders.ts';

/** Somebody who answered less than this before has just had a mail about the event. */
const justAnswered = 2 * hour;

/** Reminds each member who attends, once for an answer, when an event is less than a day ahead (D74). */
export async function remindAttendees(ctx: Context): Promise<void> {
  const now = new Date(ctx.now);
  const until = new Date(ctx.now + day);
  const answeredBefore = new Date(ctx.now - justAnswered);
  const due = await listToRemind(ctx.db, { now, until, answeredBefore });
  for (const { rsvpId, changes, email, event, ...recipient } of due) {
    await transaction(ctx.db, async (tx) => {
      if (!(await saveReminded(tx, rsvpId, now))) return;
      const dedupeKey = `event-reminder/${String(rsvpId)}/${String(changes)}/${event.eventStart}`;
      await queueMail(tx, ctx, { dedupeKey, to: email, letter: eventMails.reminder(recipient, event) });
    });
  }
}
