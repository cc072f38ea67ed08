import type { StaffActor } from '../../../../base/actor.ts';
import type { Tx } from '../../../../base/sql/db.ts';
import { addOwnCustomer } from '../../store/team.ts';

/**
 * Makes a new company the own one of somebody who has made it for its success (STF-01), so that they reach it; others
 * reach it already. The caller holds the lock `staff/roles`.
 */
export async function addOwnCompany(tx: Tx, by: StaffActor, companyId: string, now: number): Promise<boolean> {
  if (by.kind !== 'person' || by.roles.includes('owner') || !by.roles.includes('success')) return false;
  await addOwnCustomer(tx, { memberId: by.memberId, customerId: companyId, since: new Date(now) });
  return true;
}
