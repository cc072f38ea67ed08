import type { Tx } from '../../../base/sql/db.ts';
import { findConsumerCustomer } from '../store/addMember.ts';
import { addCustomerMember } from './addCustomerMember.ts';

/**
 * Adds a member of the consumer business, without any entitlement. Returns the id; null when this installation has no
 * consumer business, or the address has an account. `now`: epoch milliseconds.
 */
export async function addConsumer(
  tx: Tx,
  person: { readonly email: string; readonly firstName: string; readonly lastName: string; readonly now: number },
): Promise<string | null> {
  const customerId = await findConsumerCustomer(tx);
  if (customerId === null) return null;
  const { now, ...names } = person;
  return addCustomerMember(tx, { customerId, ...names, registeredAt: new Date(now) });
}
