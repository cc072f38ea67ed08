import type { Tx } from '../../../base/sql/db.ts';
import * as erasures from '../store/erasures.ts';
import type { ErasureDates } from '../types.ts';

/** Adds the request for the erasure of an account, with nothing else that it does; false when there is one. */
export function addErasure(tx: Tx, memberId: string, dates: ErasureDates): Promise<boolean> {
  return erasures.addErasure(tx, memberId, dates);
}

/** Removes the request, and nothing else; what it was, null when there was none. */
export function removeErasure(tx: Tx, memberId: string): Promise<ErasureDates | null> {
  return erasures.removeErasure(tx, memberId);
}

/** Whether there is a request that is due, which is then locked until the transaction ends. */
export function lockDueErasure(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  return erasures.lockDueErasure(tx, memberId, now);
}
