import type { Tx } from '../../../base/sql/db.ts';
import * as domains from '../store/domains.ts';

/** The domains that a customer has proved to be its own, in lower case: its people have addresses there. */
export function listVerifiedDomains(tx: Tx, customerId: string): Promise<string[]> {
  return domains.listVerifiedDomains(tx, customerId);
}
