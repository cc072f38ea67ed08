import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { Tx } from '../../../base/sql/db.ts';

/** Members after `after` whose grants began or ended in the interval (since, now], ordered by id, at most `limit`. */
export async function listMembersWithPassedBoundary(
  tx: Tx,
  { since, now, after, limit }: { since: Date; now: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('entitlement_grant')
    .select('member_id as memberId')
    .distinct()
    .where('member_id', '>', after)
    .where((eb) =>
      eb.or([
        eb.and([eb('starts_at', '>', since), eb('starts_at', '<=', now)]),
        eb.and([eb('ends_at', '>', since), eb('ends_at', '<=', now)]),
      ]),
    )
    .orderBy('member_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.memberId);
}

/** The account type as it is stored; null before it was worked out. */
export async function findStanding(tx: Tx, memberId: string): Promise<AccountType | null> {
  const found = await tx
    .selectFrom('member_standing')
    .select('account_type as accountType')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found?.accountType ?? null;
}

/** Stores the account type; returns whether it changed. */
export async function saveStanding(tx: Tx, memberId: string, accountType: AccountType, now: Date): Promise<boolean> {
  const saved = await tx
    .insertInto('member_standing')
    .values({ member_id: memberId, account_type: accountType, since: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet((eb) => ({ account_type: eb.ref('excluded.account_type'), since: eb.ref('excluded.since') }))
        .whereRef('member_standing.account_type', '<>', 'excluded.account_type'),
    )
    .returning('member_id')
    .executeTakeFirst();
  return saved !== undefined;
}
