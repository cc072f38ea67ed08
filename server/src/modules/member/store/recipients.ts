import type { Tx } from '../../../base/sql/db.ts';
import type { MemberRecipient } from '../types.ts';

/** The address, the name and the time zone of a member; null when the account is gone. */
export async function findRecipient(tx: Tx, memberId: string): Promise<MemberRecipient | null> {
  const found = await tx
    .selectFrom('member')
    .innerJoin('customer', 'customer.customer_id', 'member.customer_id')
    .select(['email', 'first_name as firstName', 'last_name as lastName', 'member.customer_id as customerId'])
    .select('customer.time_zone as timeZone')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}
