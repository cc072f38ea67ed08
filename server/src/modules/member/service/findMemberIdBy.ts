import type { Tx } from '../../../base/sql/db.ts';
import * as addresses from '../store/addresses.ts';

/** The id of the account of an address, in lower case; null without one. */
export function findMemberIdBy(tx: Tx, email: string): Promise<string | null> {
  return addresses.findMemberIdBy(tx, email);
}
