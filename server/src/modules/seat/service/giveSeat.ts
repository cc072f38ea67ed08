import type { Actor } from '../../../base/actor.ts';
import type { Context } from '../../../base/context.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { addSeat, endOtherSeat, isSignedIn, type NewSeat } from '../store/seats.ts';

/**
 * Gives somebody a seat of a contract, in the transaction that has locked the contracts of the company; one of another
 * contract that they hold ends then, with an entry in the audit, and what it opens stays until that contract ends.
 * Returns the id; null when they hold one of the contract already. It is in use from now on when they are signed in, or
 * used the former seat.
 */
export async function giveSeat(
  tx: Tx,
  ctx: Pick<Context, 'now'>,
  seat: NewSeat,
  { actor, isActivated }: { readonly actor: Actor; readonly isActivated: boolean },
): Promise<string | null> {
  const former = await endOtherSeat(tx, seat);
  if (former !== null) {
    await writeAudit(tx, ctx, {
      actor: former.isOver ? { kind: 'job', name: 'seat.contractEnd' } : actor,
      action: 'SEAT_REVOKED',
      subject: `seat/${former.seatId}`,
      detail: { reason: former.isOver ? 'CONTRACT_ENDED' : 'SEAT_EXTENDED' },
    });
  }
  const isInUse = isActivated || former?.isActive === true || (await isSignedIn(tx, seat.memberId));
  return addSeat(tx, { ...seat, isActivated: isInUse });
}
