import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../base/sql/db.ts';
import { addMember, type NewMember } from '../store/addMember.ts';

/**
 * Adds a member of a customer, without any entitlement and without a password. Returns the id; null when the address
 * has an account.
 */
export async function addCustomerMember(
  tx: Tx,
  person: Omit<NewMember, 'memberId' | 'isListed'>,
): Promise<string | null> {
  const memberId = randomUUID();
  return (await addMember(tx, { memberId, ...person })) ? memberId : null;
}
