import type { Tx } from '../../../base/sql/db.ts';
import { isSet } from '../../../base/sql/fragments.ts';

/** Whether a member had a seat of these contracts that was revoked, and holds none of them now. */
export async function isUnseated(tx: Tx, contractIds: readonly string[], memberId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('seat')
    .select((eb) => isSet(eb.ref('revoked_at')).as('isRevoked'))
    .where('contract_id', 'in', contractIds)
    .where('member_id', '=', memberId)
    .execute();
  return rows.length > 0 && rows.every(({ isRevoked }) => isRevoked);
}
