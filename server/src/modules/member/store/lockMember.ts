import type { Tx } from '../../../base/sql/db.ts';

/** Keeps a member from being removed until the transaction ends; false for one who is gone. */
export async function lockMember(tx: Tx, memberId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
