import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { sendMailTo, type Outgoing } from '../../../mail/outbox.ts';
import { findAttendeeAddress } from '../store/reminders.ts';

/** How a mail to an attendee is queued: it is not sent to one who attends no longer by then (D74). */
export function toAttendee(tx: Tx, rsvpId: number): NonNullable<Outgoing['sendBy']> {
  return (mailId, tried) => enqueue(tx, 'event.mailAttendee', { mailId, rsvpId }, String(mailId), tried);
}

/** Sends such a mail. A member who has another address by now was mailed there all that they attend. */
export async function mailAttendee(ctx: Context, { mailId, rsvpId }: JobPayloads['event.mailAttendee']): Promise<void> {
  await sendMailTo(ctx, mailId, await findAttendeeAddress(ctx.db, rsvpId));
}
