import type { AreaKey } from '@atrium/domain/access/entitlement.ts';
import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, epochMillis } from '../../../base/sql/fragments.ts';
import { statement } from '../../../base/sql/statement.ts';

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

/** Adds a grant; the same one of the same source changes nothing (D2). Returns whether it was added. */
export async function addGrant(tx: Tx, grant: NewGrant): Promise<boolean> {
  const added = await tx
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
    .returning('entitlement_grant_id')
    .executeTakeFirst();
  return added !== undefined;
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

const endAfter = statement(
  { memberId: text },
  ({ customerId, source, refs, endsAt }: { customerId: string; source: string; refs: string[]; endsAt: Date }) => sql`
    update entitlement_grant g set ends_at = greatest(g.starts_at, ${endsAt}::timestamptz)
    from member m
    where m.customer_id = ${customerId} and g.member_id = m.member_id and g.source = ${source}
      and g.source_ref = any(${refs}::text[]) and g.revoked_at is null
      and (g.ends_at is null or g.ends_at > greatest(g.starts_at, ${endsAt}::timestamptz))
    returning g.member_id as "memberId"`,
);

/** Ends the grants of some sources to the people of a company at an instant, where they end later; returns whose. */
export async function endGrantsAfter(
  tx: Tx,
  of: {
    readonly customerId: string;
    readonly source: 'CONTRACT';
    readonly refs: readonly string[];
    readonly endsAt: Date;
  },
): Promise<string[]> {
  return (await endAfter.rows(tx, { ...of, refs: [...of.refs] })).map(({ memberId }) => memberId);
}

const until = statement(
  { memberId: text },
  ({ customerId, source, sourceRef, endsAt, now }: UntilKey & { endsAt: Date; now: Date }) => sql`
    update entitlement_grant g set ends_at = greatest(g.starts_at, ${endsAt}::timestamptz)
    from member m
    where m.customer_id = ${customerId} and g.member_id = m.member_id and g.source = ${source}
      and g.source_ref = ${sourceRef} and g.revoked_at is null and g.ends_at > ${now}
    returning g.member_id as "memberId"`,
);

interface UntilKey {
  readonly customerId: string;
  readonly source: 'CONTRACT';
  readonly sourceRef: string;
}

/** Changes when the grants of one source to the people of a company end, where they have not yet; returns whose. */
export async function saveGrantsUntil(
  tx: Tx,
  of: UntilKey,
  { endsAt, now }: { readonly endsAt: Date; readonly now: Date },
): Promise<string[]> {
  return (await until.rows(tx, { ...of, endsAt, now })).map(({ memberId }) => memberId);
}
