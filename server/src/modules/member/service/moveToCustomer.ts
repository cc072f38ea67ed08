import type { Tx } from '../../../base/sql/db.ts';
import { saveCustomer } from '../store/addMember.ts';

/**
 * Moves a member from the consumer business to the customer of a pass (D54); false, and nothing is changed, when the
 * pass of a third one was accepted since they were read.
 */
export function moveToCustomer(
  tx: Tx,
  memberId: string,
  between: { readonly from: string; readonly to: string },
): Promise<boolean> {
  return saveCustomer(tx, memberId, between);
}
