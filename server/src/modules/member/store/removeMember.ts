import type { Tx } from '../../../base/sql/db.ts';

/** The company whose figures count this member; null for a consumer, and for our own people. */
export async function findCompanyOf(tx: Tx, memberId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('member as m')
    .innerJoin('customer as c', 'c.customer_id', 'm.customer_id')
    .select('c.customer_id as customerId')
    .where('m.member_id', '=', memberId)
    .where('c.type', '=', 'ENTERPRISE')
    .executeTakeFirst();
  return found?.customerId ?? null;
}

/** Removes a member; whatever belongs to them goes by the references and triggers of the database. */
export async function removeMemberRow(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('member').where('member_id', '=', memberId).execute();
}
