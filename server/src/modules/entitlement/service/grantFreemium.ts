import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addGrant, listPlainAreas } from '../store/grants.ts';
import { refreshStanding } from './standings.ts';

/** Gives a new member the free areas, without an end (D2). `now`: epoch milliseconds. */
export async function grantFreemium(
  tx: Tx,
  grant: {
    readonly memberId: string;
    readonly freemiumType: string;
    readonly areas: readonly AreaKey[];
    readonly now: number;
  },
): Promise<void> {
  const { memberId, freemiumType: sourceRef, now } = grant;
  for (const entitlementId of await listPlainAreas(tx, grant.areas)) {
    await addGrant(tx, { memberId, entitlementId, source: 'FREEMIUM', sourceRef, startsAt: new Date(now) });
  }
  await refreshStanding(tx, memberId, now);
}
