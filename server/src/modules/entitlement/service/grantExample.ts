import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listPlainAreas } from '../store/grants.ts';
import { followSource } from './followSource.ts';
import { refreshStanding } from './standings.ts';

/** Gives somebody who exists for a preview alone what a subscription to these areas gives. Instants are epoch ms. */
export async function grantExample(
  tx: Tx,
  {
    memberId,
    areas,
    startsAt,
    now,
  }: { readonly memberId: string; readonly areas: readonly AreaKey[]; readonly startsAt: number; readonly now: number },
): Promise<void> {
  await followSource(tx, {
    memberId,
    source: 'SUBSCRIPTION',
    sourceRef: `preview-${memberId}`,
    now,
    entitlementIds: await listPlainAreas(tx, areas),
    span: { startsAt, endsAt: null, isSuspended: false },
  });
  await refreshStanding(tx, memberId, now);
}
