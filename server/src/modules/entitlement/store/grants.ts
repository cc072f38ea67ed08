import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition } from '../../../base/sql/fragments.ts';

/** The areas as they are sold to consumers, without a customer's customizations, by key. */
export async function listPlainAreas(tx: Tx, areas: readonly AreaKey[]): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('entitlement')
    .select('entitlement_id as entitlementId')
    .where('type', '=', 'AREA')
    .where(
      'label',
      'in',
      areas.map((key) => key.slice('area/'.length)),
    )
    .where(condition`entitlement_id = 'area-' || label`)
    .execute();
  return rows.map(({ entitlementId }) => entitlementId);
}

export interface NewGrant {
  readonly memberId: string;
  readonly entitlementId: string;
  readonly source: 'FREEMIUM';
  readonly sourceRef: string;
  readonly startsAt: Date;
}

/** Adds a grant without an end; the same one of the same source changes nothing (D2). */
export async function addGrant(tx: Tx, grant: NewGrant): Promise<void> {
  await tx
    .insertInto('entitlement_grant')
    .values({
      member_id: grant.memberId,
      entitlement_id: grant.entitlementId,
      source: grant.source,
      source_ref: grant.sourceRef,
      starts_at: grant.startsAt,
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_ref', 'entitlement_id', 'member_id']).doNothing())
    .execute();
}
