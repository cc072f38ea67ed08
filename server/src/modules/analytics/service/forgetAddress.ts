import type { Tx } from '../../../base/sql/db.ts';
import { removeIdentified } from '../store/events.ts';

/** Removes what says that an address has signed up, by the name that it has for analytics (ACT-05, SIG-15). */
export async function forgetAddress(tx: Tx, u: string): Promise<void> {
  await removeIdentified(tx, u);
}
