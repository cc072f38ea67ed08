import type { Tx } from '../../../base/sql/db.ts';
import { removeIdentified } from '../store/events.ts';

/**
 * Removes what says that an address has signed up, by the name that it has for analytics (ACT-05, SIG-15). Given
 * `until`, only what was said by then, because somebody else may have the address now.
 */
export async function forgetAddress(tx: Tx, u: string, until: Date | null): Promise<void> {
  await removeIdentified(tx, u, until);
}
