import type { Tx } from '../../../base/sql/db.ts';
import { saveBillingFlag } from '../store/manageBilling.ts';

/** Saves whether a member has billing to manage (D43); returns whether that is new. */
export function saveManageBilling(tx: Tx, memberId: string, manageBilling: boolean): Promise<boolean> {
  return saveBillingFlag(tx, memberId, manageBilling);
}
