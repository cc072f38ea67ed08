import { isWorkAddress } from '@atrium/domain/pass/passTerms.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { listVerifiedDomains } from '../../member/service/listVerifiedDomains.ts';
import type { Pass } from '../types.ts';

/** Whether a pass is for an address (PAS-04, D52): a company's is for work addresses only. */
export async function isRecognized(
  db: Tx,
  { targetSegment, allowedDomains: allowed, customer }: Pass,
  address: string,
): Promise<boolean> {
  if (targetSegment !== 'ENTERPRISE') return true;
  return isWorkAddress(address, { allowed, verified: await listVerifiedDomains(db, customer.customerId) });
}
