import type { Tx } from '../../../base/sql/db.ts';

/** The customer that consumers belong to; null when this installation has none. */
export async function findConsumerCustomer(tx: Tx): Promise<string | null> {
  const found = await tx
    .selectFrom('customer')
    .select('customer_id as customerId')
    .where('type', '=', 'CONSUMER')
    .orderBy('customer_id')
    .limit(1)
    .executeTakeFirst();
  return found?.customerId ?? null;
}

export interface NewMember {
  readonly memberId: string;
  readonly customerId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly registeredAt: Date;
}

/** Adds a member; false when the address has an account. */
export async function addMember(tx: Tx, member: NewMember): Promise<boolean> {
  const added = await tx
    .insertInto('member')
    .values({
      member_id: member.memberId,
      customer_id: member.customerId,
      email: member.email,
      first_name: member.firstName,
      last_name: member.lastName,
      registered_at: member.registeredAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return added !== undefined;
}
