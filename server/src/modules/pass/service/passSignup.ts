import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findOpenSignup } from '../store/registrations.ts';
import type { PassSignup } from '../types.ts';

/**
 * The registration of a tac that waits for its first password, or with null the newest of the address; null when there
 * is none that may be activated now. Its lifetime follows the machine's clock.
 */
export function findPassSignup(tx: Tx, tacHash: string | null, address: string): Promise<PassSignup | null> {
  return findOpenSignup(tx, { tacHash, address, now: new Date(machineNow()) });
}
