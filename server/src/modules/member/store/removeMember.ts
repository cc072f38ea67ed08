import type { Tx } from '../../../base/sql/db.ts';

/** The keys of the pictures that a member has uploaded. */
export async function listPictures(tx: Tx, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('profile_picture')
    .select('picture_key as key')
    .where('member_id', '=', memberId)
    .execute();
  return rows.map(({ key }) => key);
}

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
