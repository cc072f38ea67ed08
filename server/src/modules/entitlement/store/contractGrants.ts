import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

interface Moved {
  readonly contractId: string;
  /** When the contract ended until now, and when it ends from now on. */
  readonly from: Date;
  readonly to: Date;
}

const move = statement(
  { memberId: text },
  ({ contractId, from, to }: Moved) => sql`
    update entitlement_grant g
    set ends_at = greatest(g.starts_at, least(${to}::timestamptz, g.starts_at + make_interval(days => of.duration_days)))
    from (
      select s.member_id, 'CONTRACT' as source, s.seat_id as source_ref, null::integer as duration_days
      from seat s where s.contract_id = ${contractId}
      union all
      select m.member_id, 'CONTRACT', k.contract_id, null
      from contract k join member m using (customer_id) where k.contract_id = ${contractId}
      union all
      select s.member_id, kind, 'pass-' || p.short_code, p.duration_days
      from seat s join pass_registration r on r.member_id = s.member_id and r.state = 'ACTIVATED'
      join pass p on p.pass_id = r.pass_id and p.customer_id = s.customer_id and p.takes_seat
      cross join unnest(array['PASS', 'TRIAL']) kind
      where s.contract_id = ${contractId} and s.revoked_at is null
    ) of
    where g.member_id = of.member_id and g.source = of.source and g.source_ref = of.source_ref and g.revoked_at is null
      and g.ends_at >= least(${to}::timestamptz, ${from}::timestamptz - interval '1 day')
      and g.ends_at <> ${to}::timestamptz
    returning g.member_id as "memberId"`,
);

/**
 * Lets what the seats of a contract gave, also those that one of another contract replaced, and also by a pass, end
 * with it when it ends at another instant; a pass gives no more than its days. Returns whose.
 */
export async function saveContractEnds(tx: Tx, moved: Moved): Promise<string[]> {
  return (await move.rows(tx, moved)).map(({ memberId }) => memberId);
}

interface Opened {
  readonly contractId: string;
  readonly entitlementIds: string[];
  readonly now: Date;
}

const open = statement(
  { memberId: text },
  ({ contractId, entitlementIds, now, endsAt }: Opened & { endsAt: Date }) => sql`
    insert into entitlement_grant as g (member_id, entitlement_id, source, source_ref, starts_at, ends_at)
    select s.member_id, e.id, 'CONTRACT', s.seat_id, ${now}::timestamptz, ${endsAt}::timestamptz
    from seat s cross join unnest(${entitlementIds}::text[]) e (id)
    where s.contract_id = ${contractId} and s.revoked_at is null
    order by s.member_id, e.id
    on conflict (source, source_ref, entitlement_id, member_id)
      do update set revoked_at = null, reason = null, ends_at = excluded.ends_at
    returning g.member_id as "memberId"`,
);

/** Gives what a contract opens from now on to everybody who holds a seat of it; returns whom. */
export async function addToSeats(tx: Tx, opened: Opened & { readonly endsAt: Date }): Promise<string[]> {
  return (await open.rows(tx, opened)).map(({ memberId }) => memberId);
}

const close = statement(
  { memberId: text },
  ({ contractId, entitlementIds, now }: Opened) => sql`
    update entitlement_grant g set revoked_at = ${now}, reason = 'CONTRACT_CHANGED'
    from seat s
    where s.contract_id = ${contractId} and g.member_id = s.member_id
      and g.source = 'CONTRACT' and g.source_ref = s.seat_id and g.entitlement_id = any(${entitlementIds}::text[])
      and g.revoked_at is null
    returning g.member_id as "memberId"`,
);

/**
 * Ends what a contract opens no longer, for everybody who holds a seat of it, and for those whose seat one of another
 * contract replaced: what it gave stays until its contract ends. Returns for whom.
 */
export async function endForSeats(tx: Tx, closed: Opened): Promise<string[]> {
  return (await close.rows(tx, closed)).map(({ memberId }) => memberId);
}
