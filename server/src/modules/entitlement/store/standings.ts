import type { AccountType } from '@atrium/domain/access/accountType.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../base/db.ts';

/** Members after `after` whose grants began or ended in the interval (since, now], ordered by id, at most `limit`. */
export async function listMembersWithPassedBoundary(
  tx: Tx,
  span: { readonly since: Date; readonly now: Date; readonly after: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select distinct member_id as "memberId" from entitlement_grant
    where member_id > ${span.after}
      and ((starts_at > ${span.since} and starts_at <= ${span.now}) or (ends_at > ${span.since} and ends_at <= ${span.now}))
    order by member_id limit ${span.limit}`.execute(tx);
  return rows.map((row) => row.memberId);
}

/** Stores the account type; returns whether it changed. */
export async function saveStanding(tx: Tx, memberId: string, accountType: AccountType, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into member_standing (member_id, account_type, since) values (${memberId}, ${accountType}, ${now})
    on conflict (member_id) do update set account_type = excluded.account_type, since = excluded.since
    where member_standing.account_type <> excluded.account_type`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
