import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addGrant, listPlainAreas } from '../store/grants.ts';
import { refreshStanding } from './standings.ts';

/**
 * Gives somebody who exists until a transaction is rolled back (DOC-08) what a subscription to these areas gives, or a
 * contract of their company. Instants are epoch milliseconds.
 */
export async function grantExample(
  tx: Tx,
  grant: {
    readonly memberId: string;
    readonly source: 'SUBSCRIPTION' | 'CONTRACT';
    readonly areas: readonly AreaKey[];
    readonly startsAt: number;
    readonly now: number;
  },
): Promise<void> {
  const { memberId, source, areas, startsAt, now } = grant;
  for (const entitlementId of await listPlainAreas(tx, areas)) {
    const sourceRef = `preview-${memberId}`;
    await addGrant(tx, { memberId, entitlementId, source, sourceRef, startsAt: new Date(startsAt) });
  }
  await refreshStanding(tx, memberId, now);
}
