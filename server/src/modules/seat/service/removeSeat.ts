import { reachesCompany, staffReach } from '@atrium/domain/access/staffOperations.ts';
import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import type { MemberContext } from '../../../base/context.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { refAfter } from '../../entitlement/service/endContract.ts';
import { endSeatGrants } from '../../entitlement/service/grantSeat.ts';
import { isAdministrator } from '../store/administrators.ts';
import { listContractIds } from '../store/contracts.ts';
import { endSeat, findSeat, listSeatIds, listSeatPasses } from '../store/seats.ts';
import type { RevokedSeat } from '../types.ts';
import { onLockedProgram } from './onRunningProgram.ts';
import { findSeatContract, idsOf } from './program.ts';

const otherSeatWords = 'This person has been given another seat since. Reload the page to revoke that one.';

/**
 * Revokes a seat: it is free at once, and what it gave ends at once (D57). The member stays an employee of the company,
 * and what was learned stays. A seat that is revoked already is answered alike. Refuses with NOT_FOUND for a seat of
 * another company, with CONFLICT for the caller's own and for one whose holder has got another since, as a page that
 * stayed open shows it, with FORBIDDEN for one who was revoked at the same moment, so that nobody locks the last
 * administrator out, and with INVALID_INPUT for somebody of our team without a reason (D96).
 */
export async function removeSeat(
  ctx: MemberContext,
  {
    customerId,
    seatId,
    reason: given,
  }: { readonly customerId: string | null; readonly seatId: string; readonly reason: string },
): Promise<Result<RevokedSeat>> {
  const { now, viewer } = ctx;
  return onLockedProgram(ctx, customerId, async (tx, program) => {
    const seat = await findSeat(tx, idsOf(program), seatId);
    if (seat === null) return refuse('NOT_FOUND');
    if (seat.revokedAt !== null) {
      // 'revoked' would be untrue of somebody who has kept their access
      const isSeated = (await findSeatContract(tx, program, seat.memberId)) !== null;
      return isSeated ? refuse('CONFLICT', { reason: 'OTHER_SEAT', message: otherSeatWords }) : ok({ seatId });
    }
    if (seat.memberId === viewer.memberId) {
      return refuse('CONFLICT', { reason: 'OWN_SEAT', message: "You can't revoke your own seat." });
    }
    // of two administrators who revoke each other at once, only the first is one still
    const isStaff = reachesCompany(staffReach(viewer.staff, 'seat.write'), program.customerId);
    if (!isStaff && !(await isAdministrator(tx, viewer.memberId, new Date(now)))) return refuse('FORBIDDEN');
    const unexplained = refuseReason({ reason: given }, { takesAway: isStaff });
    if (unexplained !== null) return unexplained;
    await endSeat(tx, seatId, new Date(now));
    const { memberId, contractId } = seat;
    const ofCompany = { customerId: program.customerId, memberId };
    const passes = await listSeatPasses(tx, ofCompany);
    // also of the seats that this one has replaced: what they open would last until their contract ends
    const seatIds = await listSeatIds(tx, ofCompany);
    // and the dashboard that an administrator keeps after a contract
    const kept = (await listContractIds(tx, program.customerId)).map(refAfter);
    const reason = isStaff ? 'Seat revoked by staff' : 'Seat revoked by the administrator';
    await endSeatGrants(tx, { memberId, seatIds: [...seatIds, ...kept] }, { passes, now, reason });
    await writeAudit(tx, ctx, {
      actor: { kind: 'person', memberId: viewer.memberId },
      action: 'SEAT_REVOKED',
      subject: `seat/${seatId}`,
      reason: given.trim(),
      detail: { contractId, memberId },
    });
    return ok({ seatId });
  });
}
