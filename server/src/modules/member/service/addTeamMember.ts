import type { Tx } from '../../../base/sql/db.ts';
import { findTeamCustomer } from '../store/addMember.ts';
import { addCustomerMember } from './addCustomerMember.ts';

/**
 * Adds a person to the team's own business, without any role or entitlement. Returns the id; null when this
 * installation has no such business, or the address has an account. `now`: epoch milliseconds.
 */
export async function addTeamMember(
  tx: Tx,
  person: { readonly email: string; readonly firstName: string; readonly lastName: string; readonly now: number },
): Promise<string | null> {
  const customerId = await findTeamCustomer(tx);
  if (customerId === null) return null;
  const { now, ...names } = person;
  return addCustomerMember(tx, { customerId, ...names, registeredAt: new Date(now) });
}
