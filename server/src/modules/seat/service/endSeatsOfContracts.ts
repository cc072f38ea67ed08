import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { writeAudit } from '../../audit/service/writeAudit.ts';
import { endOverSeats, listOverContracts } from '../store/contractEnds.ts';
import { lockContracts } from '../store/contracts.ts';

/** Revokes the seats of contracts whose last day has passed (D57), each with an entry in the audit. */
export async function endSeatsOfContracts({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const at = new Date(now);
  const fieldsOf = ({ contractId }: { readonly contractId: string }): object => ({ contractId });
  await runEach(await listOverContracts(db, at), { log, fieldsOf }, ({ contractId, customerId }) =>
    inTenant(db, customerId, async (tx) => {
      await lockContracts(tx, customerId);
      for (const seatId of await endOverSeats(tx, contractId, at)) {
        const entry = {
          action: 'SEAT_REVOKED',
          subject: `seat/${seatId}`,
          detail: { reason: 'CONTRACT_ENDED' },
        } as const;
        await writeAudit(tx, { now }, { actor: { kind: 'job', name: 'seat.contractEnd' }, ...entry });
      }
    }),
  );
}
