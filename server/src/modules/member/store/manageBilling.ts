import type { Tx } from '../../../base/sql/db.ts';

/** Saves whether a member has billing to manage; returns whether that is new. */
export async function saveManageBilling(tx: Tx, memberId: string, manageBilling: boolean): Promise<boolean> {
  const saved = await tx
    .updateTable('member')
    .set({ manage_billing: manageBilling })
    .where('member_id', '=', memberId)
    .where('manage_billing', '<>', manageBilling)
    .returning('member_id')
    .executeTakeFirst();
  return saved !== undefined;
}
