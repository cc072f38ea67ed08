import type { Tx } from '../../../base/sql/db.ts';
import * as store from '../store/staff.ts';

/**
 * Makes a member one of the team, in the team's own business, or a consumer again (D80). Safe to repeat.
 */
export function saveStaff(tx: Tx, memberId: string, isStaff: boolean): Promise<void> {
  return store.saveStaff(tx, memberId, isStaff);
}
