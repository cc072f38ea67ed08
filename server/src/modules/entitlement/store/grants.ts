import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, epochMillis } from '../../../base/sql/fragments.ts';

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
  readonly source: 'CONTRACT' | 'FREEMIUM' | 'PASS' | 'PURCHASE' | 'STAFF' | 'SUBSCRIPTION' | 'TRIAL';
  readonly sourceRef: string;
  readonly startsAt: Date;
  /** Exclusive; absent or null: without an end. */
  readonly endsAt?: Date | null;
}

/** Adds a grant; the same one of the same source changes nothing (D2). */
export async function addGrant(tx: Tx, grant: NewGrant): Promise<void> {
  await tx
    .insertInto('entitlement_grant')
    .values({
      member_id: grant.memberId,
      entitlement_id: grant.entitlementId,
      source: grant.source,
      source_ref: grant.sourceRef,
      starts_at: grant.startsAt,
      ends_at: grant.endsAt ?? null,
    })
    .onConflict((conflict) => conflict.columns(['source', 'source_ref', 'entitlement_id', 'member_id']).doNothing())
    .execute();
}

/** Whose grants, and of what. */
type SourceKey = Pick<NewGrant, 'memberId' | 'source' | 'sourceRef'>;

/** A grant of one source. Instants are epoch milliseconds. */
export interface SourceGrant {
  readonly entitlementId: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly revokedAt: number | null;
}

/** All grants of one source, past and revoked ones included. */
export function listSourceGrants(tx: Tx, { memberId, source, sourceRef }: SourceKey): Promise<SourceGrant[]> {
  return tx
    .selectFrom('entitlement_grant')
    .select((eb) => [
      'entitlement_id as entitlementId',
      epochMillis(eb.ref('starts_at')).as('startsAt'),
      epochMillis(eb.ref('ends_at')).as('endsAt'),
      epochMillis(eb.ref('revoked_at')).as('revokedAt'),
    ])
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('source_ref', '=', sourceRef)
    .orderBy('entitlement_id')
    .execute();
}

/** Changes when a grant begins and ends, and whether it is revoked; its id stays (D41). */
export async function saveGrantSpan(
  tx: Tx,
  grant: NewGrant & { readonly endsAt: Date | null; readonly revokedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('entitlement_grant')
    .set({ starts_at: grant.startsAt, ends_at: grant.endsAt, revoked_at: grant.revokedAt })
    .where('member_id', '=', grant.memberId)
    .where('source', '=', grant.source)
    .where('source_ref', '=', grant.sourceRef)
    .where('entitlement_id', '=', grant.entitlementId)
    .execute();
}

/** Lets the grants of one source that have ended by themselves go on; those that were revoked stay so (D41). */
export async function saveRenewed(
  tx: Tx,
  { source, sourceRef, memberId }: SourceKey,
  { now, endsAt }: { readonly now: Date; readonly endsAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('entitlement_grant')
    .set({ ends_at: endsAt })
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('source_ref', '=', sourceRef)
    .where('revoked_at', 'is', null)
    .where('ends_at', '<=', now)
    .execute();
}

/** Ends all grants of one source now; those that were ended before stay as they are. */
export async function endGrants(
  tx: Tx,
  { source, sourceRef, memberId }: SourceKey,
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('entitlement_grant')
    .set({ revoked_at: now, reason })
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('source_ref', '=', sourceRef)
    .where('revoked_at', 'is', null)
    .execute();
}
