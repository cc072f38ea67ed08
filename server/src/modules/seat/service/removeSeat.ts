import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { endSeatGrants } from '../../entitlement/service/grantSeat.ts';
import { isAdministrator } from '../store/administrators.ts';
import { lockContract } from '../store/contracts.ts';
import { endSeat, findSeat, listSeatPasses } from '../store/seats.ts';
import type { RevokedSeat } from '../types.ts';
import { onRunningContract } from './onRunningContract.ts';

/**
 * Revokes a seat: it is free at once, and what it gave ends at once (D57). The member stays an employee of the company,
 * and what was learned stays. A seat that is revoked already is answered alike. Refuses with NOT_FOUND for a seat of
 * another company, with CONFLICT for the caller's own, and with FORBIDDEN for one who was revoked at the same moment,
 * so that nobody locks the last administrator out.
 */
export async function removeSeat(
  ctx: MemberContext,
  { customerId, seatId }: { readonly customerId: string | null; readonly seatId: string },
): Promise<Result<RevokedSeat>> {
  const { now, viewer } = ctx;
  return onRunningContract(ctx, customerId, async (tx, contract) => {
    const { contractId } = contract;
    await lockContract(tx, contractId);
    const seat = await findSeat(tx, contractId, seatId);
    if (seat === null) return refuse('NOT_FOUND');
    if (seat.revokedAt !== null) return ok({ seatId });
    if (seat.memberId === viewer.memberId) {
      return refuse('CONFLICT', { reason: 'OWN_SEAT', message: "You can't revoke your own seat." });
    }
    // of two administrators who revoke each other at once, the first stays one
    const isStaff = viewer.accountType === 'EMPLOYEE';
    if (!isStaff && !(await isAdministrator(tx, viewer.memberId, new Date(now)))) return refuse('FORBIDDEN');
    await endSeat(tx, seatId, new Date(now));
    const passes = await listSeatPasses(tx, { customerId: contract.customerId, memberId: seat.memberId });
    const reason = 'Seat revoked by the administrator';
    await endSeatGrants(tx, { memberId: seat.memberId, seatId }, { passes, now, reason });
    await writeAudit(tx, ctx, {
      actorMemberId: viewer.memberId,
      action: 'SEAT_REVOKED',
      subject: `seat/${seatId}`,
      detail: { contractId, memberId: seat.memberId },
    });
    return ok({ seatId });
  });
}
