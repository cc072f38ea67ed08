import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { day } from '@atrium/domain/time.ts';
import type { MemberContext } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { lockContract } from '../store/contracts.ts';
import { countTooEarly, findSeat, listUnreminded, saveReminders, type WaitingSeats } from '../store/seats.ts';
import type { SentReminders } from '../types.ts';
import { mailReminders, remindersAtOnce } from './mailReminders.ts';
import { onRunningContract } from './onRunningContract.ts';

/**
 * Mails the invitation again to everybody who has not signed in yet, each at most once a day: sending it twice mails
 * once, and the second answer says that it mailed nobody. `seatId` null: all of them; more than `remindersAtOnce` are
 * mailed by a job. Refuses with NOT_FOUND for a seat of another company.
 */
export async function sendSeatReminders(
  ctx: MemberContext,
  { customerId, seatId }: { readonly customerId: string | null; readonly seatId: string | null },
): Promise<Result<SentReminders>> {
  return onRunningContract(ctx, customerId, async (tx, contract) => {
    const { contractId } = contract;
    await lockContract(tx, contractId);
    if (seatId !== null && (await findSeat(tx, contractId, seatId)) === null) return refuse('NOT_FOUND');
    const of = { contractId, seatId };
    const before = new Date(ctx.now - day);
    const tooEarly = await countTooEarly(tx, of, before);
    const reminded = await markAll(tx, ctx, of, before);
    const mailed = reminded === 0 ? 0 : await mailReminders(tx, ctx, contract, { at: ctx.now, after: '' });
    return ok({ reminded, tooEarly, left: reminded - mailed });
  });
}

/** Marks those who may be reminded, with an entry in the audit log for each batch; returns how many they are. */
async function markAll(tx: Tx, ctx: MemberContext, of: WaitingSeats, before: Date): Promise<number> {
  let marked = 0;
  for (;;) {
    const batch = await listUnreminded(tx, of, { before, most: remindersAtOnce });
    if (batch.length === 0) return marked;
    const seatIds = batch.map((seat) => seat.seatId);
    await saveReminders(tx, seatIds, new Date(ctx.now));
    await writeAudit(tx, ctx, {
      actorMemberId: ctx.viewer.memberId,
      action: 'SEATS_REMINDED',
      subject: `contract/${of.contractId}`,
      detail: { seatIds },
    });
    marked += batch.length;
  }
}
