import type { Tx } from '../../../base/sql/db.ts';

/** The domains that a customer has proved to be its own, in lower case and sorted. */
export async function listVerifiedDomains(tx: Tx, customerId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('email_domain')
    .select('domain')
    .where('customer_id', '=', customerId)
    .where('verified_at', 'is not', null)
    .orderBy('domain')
    .execute();
  return rows.map(({ domain }) => domain.toLowerCase());
}
