import type { Tx } from '../../../base/sql/db.ts';
import { addGrant, saveRenewed } from '../store/grants.ts';
import { refreshStanding } from './standings.ts';

/**
 * Gives a member what a pass grants, each entitlement once however often it is called (D2, PAS-07). A trial's
 * entitlements are not paid for (D4). `now`: epoch milliseconds.
 */
export async function grantPass(
  tx: Tx,
  grant: {
    readonly memberId: string;
    /** The code of the pass. */
    readonly code: string;
    readonly entitlementIds: readonly string[];
    readonly isTrial: boolean;
    readonly startsAt: Date;
    readonly endsAt: Date | null;
    readonly now: number;
    /** Whether what it granted before, and has ended, goes on: the seat is given again, or they registered again. */
    readonly isRenewed?: boolean;
  },
): Promise<void> {
  const { memberId, startsAt, endsAt } = grant;
  const source = grant.isTrial ? 'TRIAL' : 'PASS';
  const sourceRef = `pass-${grant.code}`;
  if (grant.isRenewed === true) await saveRenewed(tx, { memberId, source, sourceRef }, { now: startsAt, endsAt });
  for (const entitlementId of grant.entitlementIds) {
    await addGrant(tx, { memberId, entitlementId, source, sourceRef, startsAt, endsAt });
  }
  await refreshStanding(tx, memberId, grant.now);
}
