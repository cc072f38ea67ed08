import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../base/sql/db.ts';
import { addCustomer } from '../store/addCustomer.ts';
import { addConsumer } from './addConsumer.ts';
import { addCustomerMember } from './addCustomerMember.ts';

/**
 * Adds somebody who exists until a transaction is rolled back (DOC-08): of the consumer business, or of a company that
 * exists as long. Returns the id; null when this installation has no consumer business. `now`: epoch milliseconds.
 */
export async function addExample(
  tx: Tx,
  { isOfCompany, now }: { readonly isOfCompany: boolean; readonly now: number },
): Promise<string | null> {
  const names = { email: `preview-${randomUUID()}@preview.invalid`, firstName: 'A', lastName: 'member' };
  if (!isOfCompany) return addConsumer(tx, { ...names, now });
  const customerId = `preview-${randomUUID()}`;
  await addCustomer(tx, { customerId, name: 'A company' });
  return addCustomerMember(tx, { customerId, ...names, registeredAt: new Date(now) });
}
