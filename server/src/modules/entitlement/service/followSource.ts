import type { GrantSource } from '@atrium/domain/access/entitlement.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { addGrant, listSourceGrants, saveGrantSpan } from '../store/grants.ts';

/** What one source grants now: these entitlements for this time. Instants are epoch milliseconds. */
export interface SourceGrants {
  readonly memberId: string;
  readonly source: Extract<GrantSource, 'SUBSCRIPTION' | 'PURCHASE' | 'STAFF'>;
  readonly sourceRef: string;
  readonly entitlementIds: readonly string[];
  /** Null: it has never granted anything. `endsAt` null: without an end. */
  readonly span: { readonly startsAt: number; readonly endsAt: number | null; readonly isSuspended: boolean } | null;
  readonly now: number;
}

/**
 * Makes the grants of a source what they are to be (D2, D41): one for each entitlement, revoked while it is suspended,
 * and restored by the same id. Entitlements that the source no longer grants are revoked. Returns whether any was
 * different.
 */
export async function followSource(tx: Tx, wanted: SourceGrants): Promise<boolean> {
  const { memberId, source, sourceRef, entitlementIds, span } = wanted;
  const key = { memberId, source, sourceRef };
  const known = await listSourceGrants(tx, key);
  let changed = false;
  for (const entitlementId of span === null ? [] : entitlementIds) {
    const startsAt = new Date(span?.startsAt ?? 0);
    if (!known.some((grant) => grant.entitlementId === entitlementId)) {
      await addGrant(tx, { ...key, entitlementId, startsAt });
      known.push({ entitlementId, startsAt: startsAt.getTime(), endsAt: null, revokedAt: null });
      changed = true;
    }
  }
  for (const grant of known) {
    const isGranted = span !== null && !span.isSuspended && entitlementIds.includes(grant.entitlementId);
    const endsAt = span === null || !entitlementIds.includes(grant.entitlementId) ? grant.endsAt : span.endsAt;
    const revokedAt = isGranted ? null : (grant.revokedAt ?? wanted.now);
    const startsAt = span?.startsAt ?? grant.startsAt;
    if (startsAt === grant.startsAt && endsAt === grant.endsAt && revokedAt === grant.revokedAt) continue;
    const { entitlementId } = grant;
    const dates = { startsAt: new Date(startsAt), endsAt: dateOf(endsAt), revokedAt: dateOf(revokedAt) };
    await saveGrantSpan(tx, { ...key, entitlementId, ...dates });
    changed = true;
  }
  return changed;
}

function dateOf(instant: number | null): Date | null {
  return instant === null ? null : new Date(instant);
}
