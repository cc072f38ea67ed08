import { dashboardGrace } from '@atrium/domain/seat/dashboardGrace.ts';
import { second } from '@atrium/domain/time.ts';
import type { Context } from '../../../base/context.ts';
import { runEach } from '../../../base/jobs/runEach.ts';
import { inTenant } from '../../../base/sql/tenant.ts';
import { saveDashboardAfter } from '../../entitlement/service/saveDashboardAfter.ts';
import { lockContracts } from '../store/contracts.ts';
import { findDashboardUntil, listDueDashboards } from '../store/dashboards.ts';

/**
 * Lets administrators whose contract has ended keep the dashboard until the last contract of their company ends, also
 * one that begins after a gap or is signed in the grace, so that they can give its seats (D97, COM-02); not for longer
 * when that one is shortened. A member who has lost the dashboard by then does not get it again.
 */
export async function keepDashboards({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>): Promise<void> {
  const grace = dashboardGrace / second;
  const fieldsOf = ({ contractId }: { readonly contractId: string }): object => ({ contractId });
  const due = await listDueDashboards(db, { now: new Date(now), grace });
  await runEach(due, { log, fieldsOf }, ({ contractId, customerId }) =>
    inTenant(db, customerId, async (tx) => {
      await lockContracts(tx, customerId);
      const endsAt = await findDashboardUntil(tx, contractId, grace);
      if (endsAt !== null) await saveDashboardAfter(tx, { customerId, contractId }, { endsAt: endsAt.getTime(), now });
    }),
  );
}
