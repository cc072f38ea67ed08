import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../base/sql/db.ts';
import { recordEvents } from '../../endpoint/service/recordEvents.ts';
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
  if (!(await addMember(tx, { memberId, ...person }))) return null;
  await recordEvents(tx, person.registeredAt.getTime(), { type: 'member.created', data: { memberId } });
  return memberId;
}
