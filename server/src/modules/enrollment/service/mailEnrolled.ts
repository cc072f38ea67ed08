import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { sendMailTo, type Outgoing } from '../../../mail/outbox.ts';
import { findSeatAddress } from '../store/reminders.ts';

/** How a mail to an enrolled member is queued: it is not sent to one who has left by then (D74). */
export function toEnrolled(
  tx: Tx,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): NonNullable<Outgoing['sendBy']> {
  return (mailId, tried) =>
    enqueue(tx, 'enrollment.mailEnrolled', { mailId, memberId, sessionId }, String(mailId), tried);
}

/** The same for a mail to a member who waits for a seat. */
export function toWaiting(
  tx: Tx,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): NonNullable<Outgoing['sendBy']> {
  return (mailId, tried) =>
    enqueue(tx, 'enrollment.mailEnrolled', { mailId, memberId, sessionId, waits: true }, String(mailId), tried);
}

/**
 * Sends such a mail. A member who has another address by now was mailed there the dates of all that they are enrolled
 * in.
 */
export async function mailEnrolled(
  ctx: Context,
  { mailId, waits, ...seat }: JobPayloads['enrollment.mailEnrolled'],
): Promise<void> {
  await sendMailTo(ctx, mailId, await findSeatAddress(ctx.db, seat, waits === true ? 'WAITLISTED' : 'ENROLLED'));
}
