import { domainOf } from '@atrium/domain/account/emailAddress.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { isClaimedDomain } from '../store/realms.ts';

/** Whether an address is at a domain that a company has proved, or whose people its provider signs in (THR-09). */
export async function isCompanyDomain(tx: Tx, address: string): Promise<boolean> {
  const domain = domainOf(address);
  return domain !== null && (await isClaimedDomain(tx, domain));
}
