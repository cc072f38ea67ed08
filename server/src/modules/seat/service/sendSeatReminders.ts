import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { findSeat } from '../store/seats.ts';
import { countTooEarly, listUnreminded, saveReminders } from '../store/waitingSeats.ts';
import type { SentReminders } from '../types.ts';
import { mailReminders, remindersAtOnce } from './mailReminders.ts';
import { onLockedProgram } from './onRunningProgram.ts';
import { idsOf } from './program.ts';

/**
 * Mails the invitation again to everybody who has not signed in yet, each at most once a day: sending it twice mails
 * once, and the second answer says that it mailed nobody. `seatId` null: all of them; more than `remindersAtOnce` are
 * mailed by a job. Refuses with NOT_FOUND for a seat of another company.
 */
export async function sendSeatReminders(
  ctx: MemberContext,
  { customerId, seatId }: { readonly customerId: string | null; readonly seatId: string | null },
): Promise<Result<SentReminders>> {
  return onLockedProgram(ctx, customerId, async (tx, program) => {
    const contractIds = idsOf(program);
    if (seatId !== null && (await findSeat(tx, contractIds, seatId)) === null) return refuse('NOT_FOUND');
    const of = { contractIds, seatId };
    const before = new Date(ctx.now - day);
    const tooEarly = await countTooEarly(tx, of, before);
    let reminded = 0;
    for (const contractId of contractIds) reminded += await markAll(tx, ctx, { contractId, seatId }, before);
    const mailed = reminded === 0 ? 0 : await mailReminders(tx, ctx, program, { at: ctx.now, after: '' });
    return ok({ reminded, tooEarly, left: reminded - mailed });
  });
}

/**
 * Marks those of a contract who may be reminded, with an entry in the audit log for each batch; returns how many they
 * are.
 */
async function markAll(
  tx: Tx,
  ctx: MemberContext,
  { contractId, seatId }: { readonly contractId: string; readonly seatId: string | null },
  before: Date,
): Promise<number> {
  let marked = 0;
  for (;;) {
    const batch = await listUnreminded(tx, { contractIds: [contractId], seatId }, { before, most: remindersAtOnce });
    if (batch.length === 0) return marked;
    const seatIds = batch.map((seat) => seat.seatId);
    await saveReminders(tx, seatIds, new Date(ctx.now));
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId: ctx.viewer.memberId },
      action: 'SEATS_REMINDED',
      subject: `contract/${contractId}`,
      detail: { seatIds },
    });
    marked += batch.length;
  }
}
