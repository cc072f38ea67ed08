import type { Context } from '../../../base/context.ts';
import { enqueue } from '../../../base/jobs/enqueue.ts';
import type { JobPayloads } from '../../../base/jobs/jobTypes.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { queueMail } from '../../../mail/outbox.ts';
import { seatMails } from '../mails.ts';
import { findProgram } from '../store/contracts.ts';
import { listMarked } from '../store/waitingSeats.ts';
import type { RunningProgram } from '../types.ts';
import { invitationOf } from './invitationOf.ts';
import { idsOf } from './program.ts';

/** Reminders in one transaction. */
export const remindersAtOnce = 500;

/**
 * Queues the mails of seats that a press at `at` has marked, from the first after `after` on, and a job for those
 * beyond `remindersAtOnce`; returns how many were queued. People who have signed in meanwhile are not mailed.
 */
export async function mailReminders(
  tx: Tx,
  ctx: Pick<Context, 'now' | 'site'>,
  program: RunningProgram,
  { at, after }: { readonly at: number; readonly after: string },
): Promise<number> {
  const { customerId, contracts } = program;
  const seats = await listMarked(tx, idsOf(program), { at: new Date(at), after, most: remindersAtOnce });
  for (const seat of seats) {
    const contract = contracts.find(({ contractId }) => contractId === seat.contractId);
    if (contract === undefined) continue;
    await queueMail(tx, ctx, {
      dedupeKey: `seat-reminded/${seat.seatId}/${String(at)}`,
      to: seat.email,
      letter: seatMails.reminded(seat, ctx.site, invitationOf(program, contract)),
    });
  }
  const last = seats[remindersAtOnce - 1]?.seatId;
  if (last !== undefined) {
    const rest = { customerId, at, after: last };
    await enqueue(tx, 'seat.mailReminders', rest, `${customerId}/${String(at)}/${last}`);
  }
  return seats.length;
}

/** Goes on with the reminders of a press; does nothing once no contract is in force. */
export async function mailOtherReminders(
  ctx: Context,
  { customerId, ...from }: JobPayloads['seat.mailReminders'],
): Promise<void> {
  await inTenant(ctx.db, customerId, async (tx) => {
    const program = await findProgram(tx, customerId, new Date(ctx.now));
    if (program !== null) await mailReminders(tx, ctx, program, from);
  });
}
