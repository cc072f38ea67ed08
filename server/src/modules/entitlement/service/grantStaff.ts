import { areas } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listPlainAreas } from '../store/grants.ts';
import { followSource } from './followSource.ts';
import { refreshStanding } from './standings.ts';

/** The source of the team's grants in the ledger. */
const sourceRef = 'staff-team';

/**
 * Opens every area to a person of the team, or ends what the team opened (D80, BEG-07). Other grants of the person stay
 * as they are. `now`: epoch milliseconds.
 */
export async function grantStaff(
  tx: Tx,
  { memberId, isStaff, now }: { readonly memberId: string; readonly isStaff: boolean; readonly now: number },
): Promise<void> {
  await followSource(tx, {
    memberId,
    source: 'STAFF',
    sourceRef,
    now,
    entitlementIds: await listPlainAreas(tx, areas),
    span: isStaff
      ? {
          startsAt: now,
          endsAt: null,
          isSuspended: false,
        }
      : null,
  });
  await refreshStanding(tx, memberId, now);
}
