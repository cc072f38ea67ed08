import type { Tx } from '../../../base/sql/db.ts';
import { epochMillis, timeZoneOf } from '../../../base/sql/fragments.ts';

/** Whose access somebody of the team changes; null for nobody. */
export async function findHolder(
  tx: Tx,
  memberId: string,
): Promise<{ readonly displayName: string; readonly isOfTeam: boolean; readonly timeZone: string } | null> {
  const found = await tx
    .selectFrom('member')
    .select((eb) => [
      'display_name as displayName',
      'is_staff as isOfTeam',
      timeZoneOf(eb.ref('member_id')).as('timeZone'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}

/** Every grant of an entitlement to a member, whatever its source; instants are epoch milliseconds. */
export function listGrantsOf(tx: Tx, memberId: string, entitlementId: string) {
  return grants(tx).where('g.member_id', '=', memberId).where('g.entitlement_id', '=', entitlementId).execute();
}

export type HeldGrant = Awaited<ReturnType<typeof listGrantsOf>>[number];

/** A grant of a member by its id; null for one of somebody else. */
export async function findGrant(tx: Tx, memberId: string, grantId: string): Promise<HeldGrant | null> {
  const found = await grants(tx)
    .where('g.entitlement_grant_id', '=', grantId)
    .where('g.member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}

const grants = (tx: Tx) =>
  tx
    .selectFrom('entitlement_grant as g')
    .innerJoin('entitlement as e', 'e.entitlement_id', 'g.entitlement_id')
    .select((eb) => [
      'g.entitlement_grant_id as grantId',
      'g.entitlement_id as entitlementId',
      'e.name',
      'g.source',
      'g.source_ref as sourceRef',
      epochMillis(eb.ref('g.starts_at')).as('startsAt'),
      epochMillis(eb.ref('g.ends_at')).as('endsAt'),
      epochMillis(eb.ref('g.revoked_at')).as('revokedAt'),
    ]);

/** Changes when a grant ends. */
export async function saveGrantEnd(tx: Tx, grantId: string, endsAt: Date): Promise<void> {
  await tx
    .updateTable('entitlement_grant')
    .set({ ends_at: endsAt })
    .where('entitlement_grant_id', '=', grantId)
    .execute();
}

/** Ends one grant now, for a reason that the ledger shows. */
export async function endGrant(
  tx: Tx,
  grantId: string,
  { now, reason }: { readonly now: Date; readonly reason: string },
): Promise<void> {
  await tx
    .updateTable('entitlement_grant')
    .set({ revoked_at: now, reason })
    .where('entitlement_grant_id', '=', grantId)
    .execute();
}

/** Says in the ledger why a grant was given. */
export async function saveGrantReason(
  tx: Tx,
  { source, sourceRef, memberId }: { readonly source: 'STAFF'; readonly sourceRef: string; readonly memberId: string },
  reason: string,
): Promise<void> {
  await tx
    .updateTable('entitlement_grant')
    .set({ reason })
    .where('source', '=', source)
    .where('source_ref', '=', sourceRef)
    .where('member_id', '=', memberId)
    .execute();
}
