import type { Tx } from '../../../base/sql/db.ts';
import { saveCustomer } from '../store/addMember.ts';

/** Moves a member from the consumer business to the customer of a pass (D54). */
export function moveToCustomer(tx: Tx, memberId: string, customerId: string): Promise<void> {
  return saveCustomer(tx, memberId, customerId);
}
