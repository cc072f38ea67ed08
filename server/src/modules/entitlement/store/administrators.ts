import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

const give = statement(
  { memberId: text },
  ({ memberId, contractId, now, endsAt }: { memberId: string; contractId: string; now: Date; endsAt: Date }) => sql`
    insert into entitlement_grant as g (member_id, entitlement_id, source, source_ref, starts_at, ends_at)
    values (${memberId}, 'area-enterprise-dashboard', 'CONTRACT', ${contractId}, ${now}::timestamptz, ${endsAt}::timestamptz)
    on conflict (source, source_ref, entitlement_id, member_id)
      do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, revoked_at = null, reason = null
    returning g.member_id as "memberId"`,
);

/** Gives somebody the dashboard of their company until a contract of it ends. */
export async function addDashboard(
  tx: Tx,
  of: { readonly memberId: string; readonly contractId: string; readonly now: Date; readonly endsAt: Date },
): Promise<void> {
  await give.rows(tx, of);
}

const move = statement(
  { memberId: text },
  ({ from, to, now, endsAt }: { from: string; to: string | null; now: Date; endsAt: Date }) => sql`
    with ended as (
      update entitlement_grant g set revoked_at = ${now}, reason = 'CONTRACT_CHANGED'
      where g.source = 'CONTRACT' and g.source_ref = ${from} and g.revoked_at is null
        and (g.ends_at is null or g.ends_at > ${now})
      returning g.member_id, g.entitlement_id, g.starts_at
    ), moved as (
      insert into entitlement_grant as g (member_id, entitlement_id, source, source_ref, starts_at, ends_at)
      select ended.member_id, ended.entitlement_id, 'CONTRACT', ${to}, ended.starts_at, ${endsAt}::timestamptz
      from ended join entitlement e using (entitlement_id)
      where ${to}::text is not null and e.type = 'AREA' and e.label = 'enterprise-dashboard'
      on conflict (source, source_ref, entitlement_id, member_id)
        do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, revoked_at = null, reason = null
    )
    select distinct member_id as "memberId" from ended order by "memberId"`,
);

/**
 * Lets who has the dashboard by a contract that is taken away have it by another one, or not any more without one;
 * returns whom.
 */
export async function replaceDashboards(
  tx: Tx,
  of: { readonly from: string; readonly to: string | null; readonly now: Date; readonly endsAt: Date },
): Promise<string[]> {
  return (await move.rows(tx, of)).map(({ memberId }) => memberId);
}

const end = statement(
  { memberId: text },
  ({ memberId, now, reason }: { memberId: string; now: Date; reason: string }) => sql`
    update entitlement_grant g set revoked_at = ${now}, reason = ${reason} from entitlement e
    where g.member_id = ${memberId} and e.entitlement_id = g.entitlement_id
      and e.type = 'AREA' and e.label = 'enterprise-dashboard'
      and g.source in ('CONTRACT', 'PASS', 'STAFF') and g.revoked_at is null and (g.ends_at is null or g.ends_at > ${now})
    returning g.member_id as "memberId"`,
);

/** Ends whatever gives somebody the dashboard of their company; returns whether anything did. */
export async function endDashboard(
  tx: Tx,
  of: { readonly memberId: string; readonly now: Date; readonly reason: string },
): Promise<boolean> {
  return (await end.rows(tx, of)).length > 0;
}
