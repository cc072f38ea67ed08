import type { Tx } from '../../../base/sql/db.ts';
import { timeZoneOf } from '../../../base/sql/fragments.ts';
import type { MemberRecipient } from '../types.ts';

/** The address, the name and the time zone of a member; null when the account is gone. */
export async function findRecipient(tx: Tx, memberId: string): Promise<MemberRecipient | null> {
  const found = await tx
    .selectFrom('member')
    .select([
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'customer_id as customerId',
      'is_staff as isOfTeam',
    ])
    .select((eb) => timeZoneOf(eb.ref('member_id')).as('timeZone'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return found ?? null;
}
