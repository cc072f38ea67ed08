import type { Tx } from '../../../base/sql/db.ts';
import { lockProgressOf } from '../store/lockProgress.ts';

/** Lets no report of a member's player be stored until the transaction ends, which removes the account. */
export async function stopReports(tx: Tx, memberId: string): Promise<void> {
  await lockProgressOf(tx, memberId);
}
