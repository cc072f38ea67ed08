import { checkRequirement } from '@atrium/domain/access/checkRoute.ts';
import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import { day, hour } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { transaction } from '../../../base/sql/transaction.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { findViewer } from '../../entitlement/service/findViewer.ts';
import { eventMails } from '../mails.ts';
import { listToRemind, saveReminded } from '../store/reminders.ts';
import { toAttendee } from './mailAttendee.ts';

/** Somebody who answered less than this before has just had a mail about the event. */
const justAnswered = 2 * hour;
const page = routeRequirement('/events/{memberEventId}');

/**
 * Reminds each member who attends, once for an answer, when an event is less than a day ahead (D74). Nobody is called
 * to a page that does not open for them any more; they are marked all the same, so that they are not read each minute.
 */
export async function remindAttendees(ctx: Context): Promise<void> {
  const now = new Date(ctx.now);
  const until = new Date(ctx.now + day);
  const answeredBefore = new Date(ctx.now - justAnswered);
  const due = await listToRemind(ctx.db, { now, until, answeredBefore });
  const fieldsOf = ({ rsvpId }: { readonly rsvpId: number }): object => ({ rsvpId });
  await runEach(due, { log: ctx.log, fieldsOf }, async ({ rsvpId, memberId, changes, email, event, ...recipient }) => {
    const mayOpen = checkRequirement(await findViewer(ctx, memberId), page).ok;
    await transaction(ctx.db, async (tx) => {
      if (!(await saveReminded(tx, rsvpId, now)) || !mayOpen) return;
      const dedupeKey = `event-reminder/${String(rsvpId)}/${String(changes)}/${event.eventStart}`;
      await queueMail(tx, ctx, {
        dedupeKey,
        to: email,
        letter: eventMails.reminder(recipient, event),
        sendBy: toAttendee(tx, rsvpId),
      });
    });
  });
}
