import type { Tx } from '../../../base/sql/db.ts';
import { isSet } from '../../../base/sql/fragments.ts';

/** Whether a member had a seat of a contract that was revoked, and holds none now. */
export async function isUnseated(tx: Tx, contractId: string, memberId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('seat')
    .select((eb) => isSet(eb.ref('revoked_at')).as('isRevoked'))
    .where('contract_id', '=', contractId)
    .where('member_id', '=', memberId)
    .execute();
  return rows.length > 0 && rows.every(({ isRevoked }) => isRevoked);
}
