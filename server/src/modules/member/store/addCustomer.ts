import type { Tx } from '../../../base/sql/db.ts';

/** Adds a company without anything of its own. */
export async function addCustomer(
  tx: Tx,
  { customerId, name }: { readonly customerId: string; readonly name: string },
): Promise<void> {
  await tx.insertInto('customer').values({ customer_id: customerId, name, type: 'ENTERPRISE' }).execute();
}
