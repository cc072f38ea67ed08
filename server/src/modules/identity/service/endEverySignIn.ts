import { machineNow } from '../../../base/process/clock.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { endSignInsOf } from '../store/signIns.ts';
import { lockWaysIn } from '../store/waysIn.ts';

/**
 * Signs a member out everywhere, in the transaction that removes the account: no sign-in begins until it ends, because its
 * row would be locked by a refresh when the account goes.
 */
export async function endEverySignIn(tx: Tx, memberId: string): Promise<void> {
  await lockWaysIn(tx, memberId);
  await endSignInsOf(tx, memberId, new Date(machineNow()), null);
}
