import type { Context } from '../../../base/context.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { lockContracts } from '../store/contracts.ts';
import { endOverSeats, listOverContracts } from '../store/contractEnds.ts';

/** Revokes the seats of contracts whose last day has passed (D57), each with an entry in the audit. */
export async function endSeatsOfContracts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const at = new Date(now);
  for (const { contractId, customerId } of await listOverContracts(db, at)) {
    await inTenant(db, customerId, async (tx) => {
      await lockContracts(tx, customerId);
      for (const seatId of await endOverSeats(tx, contractId, at)) {
        const entry = {
          action: 'SEAT_REVOKED',
          subject: `seat/${seatId}`,
          detail: { reason: 'CONTRACT_ENDED' },
        } as const;
        await writeAudit(tx, { now }, { actorMemberId: null, ...entry });
      }
    });
  }
}
