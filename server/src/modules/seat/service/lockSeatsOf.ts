import type { Tx } from '../../../base/sql/db.ts';
import { lockContractsFor } from '../store/contracts.ts';

/**
 * Keeps the seats of a member with this address as they are until the transaction ends: no company gives one meanwhile,
 * by a list of people or by a pass. Whether they hold one is read after this.
 */
export function lockSeatsOf(tx: Tx, memberId: string, address: string): Promise<void> {
  return lockContractsFor(tx, memberId, address);
}
