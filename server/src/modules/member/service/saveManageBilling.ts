import type { Tx } from '../../../base/sql/db.ts';
import * as store from '../store/manageBilling.ts';

/** Saves whether a member has billing to manage (D43); returns whether that is new. */
export function saveManageBilling(tx: Tx, memberId: string, manageBilling: boolean): Promise<boolean> {
  return store.saveManageBilling(tx, memberId, manageBilling);
}
