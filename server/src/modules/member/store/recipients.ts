import type { Tx } from '../../../base/sql/db.ts';
import type { MemberRecipient } from '../types.ts';

/** The address and the name of a member; null when the account is gone. */
export async function findRecipient(tx: Tx, memberId: string): Promise<MemberRecipient | null> {
  const found = await tx
    .selectFrom('member')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'customer_id as customerId'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}
