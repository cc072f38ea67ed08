import type { AccountType } from '@atrium/domain/access/accountType.ts';
import type { FlagRule, FlagSubject } from '@atrium/domain/access/evaluateFlag.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { flagTargets } from '../types.ts';

/** The rule of a flag, locked; null where nobody has set it. */
export async function lockFlagRule(tx: Tx, flag: string): Promise<FlagRule | null> {
  const rule = await tx
    .selectFrom('flag')
    .select(['flag', 'default_value as defaultValue', flagTargets('flag').as('targets')])
    .where('flag', '=', flag)
    .forUpdate()
    .executeTakeFirst();
  return rule ?? null;
}

/** Everybody with an account, as flags are evaluated for them. */
export function listFlagSubjects(tx: Tx): Promise<FlagSubject[]> {
  return tx
    .selectFrom('member as m')
    .leftJoin('member_standing as s', 's.member_id', 'm.member_id')
    .select((eb) => [
      'm.member_id as memberId',
      'm.customer_id as customerId',
      eb.fn.coalesce('s.account_type', eb.val<AccountType>('LIMITED')).as('accountType'),
    ])
    .execute();
}

/** People by their ids or addresses. */
export function listNamedPeople(
  tx: Tx,
  names: readonly string[],
): Promise<{ readonly memberId: string; readonly email: string }[]> {
  return tx
    .selectFrom('member')
    .select(['member_id as memberId', 'email'])
    .where((eb) => eb.or([eb('member_id', 'in', names), eb('email', 'in', names)]))
    .execute();
}

/** Which of these companies there are. */
export async function listNamedCompanies(tx: Tx, customerIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('customer')
    .select('customer_id as customerId')
    .where('customer_id', 'in', customerIds)
    .execute();
  return rows.map(({ customerId }) => customerId);
}
