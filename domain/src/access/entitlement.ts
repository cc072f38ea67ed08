export const areas = [
  'area/mcsc-unlimited',
  'area/ai-academy',
  'area/ai-ondemand',
  'area/mc-limited',
  'area/mc-transactional',
  'area/crash-courses',
  'area/bootcamps',
  'area/business-archive',
  'area/enterprise-dashboard',
] as const;

/** The nine areas of access.md §2.3. */
export type AreaKey = (typeof areas)[number];

export const grantSources = ['SUBSCRIPTION', 'PURCHASE', 'PASS', 'CONTRACT', 'TRIAL', 'FREEMIUM', 'STAFF'] as const;
export type GrantSource = (typeof grantSources)[number];

/** One grant of one entitlement to one person (D2). Instants are epoch milliseconds; the end is exclusive. */
export type Grant = {
  readonly id: string;
  readonly memberId: string;
  readonly entitlementId: string;
  readonly source: GrantSource;
  readonly sourceRef: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly revokedAt: number | null;
  readonly reason: string;
};

/** The 'type/label' key, for example area/ai-ondemand (ACC-01). */
export function entitlementKey(entitlement: { readonly type: string; readonly label: string }): string {
  return `${entitlement.type.toLowerCase()}/${entitlement.label}`;
}

type Span = { readonly startsAt: number; readonly endsAt: number | null; readonly revokedAt: number | null };

/** The grants in force at `now`: started, not ended, not revoked (D2). */
export function activeGrants<G extends Span>(grants: readonly G[], now: number): G[] {
  return grants.filter(
    (grant) => grant.revokedAt === null && grant.startsAt <= now && (grant.endsAt === null || now < grant.endsAt),
  );
}

/**
 * Entitlements that a person no longer holds at `now`, each once, the last to end first. `endedAt` is the end of its
 * last grant, epoch milliseconds. A grant that was revoked before it started is ignored.
 */
export function formerGrants<G extends Span & { readonly entitlementId: string }>(
  grants: readonly G[],
  now: number,
): (G & { readonly endedAt: number })[] {
  const held = new Set(activeGrants(grants, now).map((grant) => grant.entitlementId));
  const ended = grants.flatMap((grant) => {
    const endedAt = Math.min(grant.endsAt ?? Infinity, grant.revokedAt ?? Infinity);
    const over = grant.startsAt < endedAt && endedAt <= now;
    return over && !held.has(grant.entitlementId) ? [{ ...grant, endedAt }] : [];
  });
  const lastFirst = ended.toSorted((a, b) => b.endedAt - a.endedAt);
  return lastFirst.filter(
    (grant, i) => lastFirst.findIndex((item) => item.entitlementId === grant.entitlementId) === i,
  );
}
