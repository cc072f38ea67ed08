import { finalStatuses } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { Db } from '../../../base/sql/db.ts';

/** How many pay what for each membership now, the largest amount first. `amount`: whole cents a year. */
export async function listPayers(db: Db): Promise<{ productId: string; amount: number; members: number }[]> {
  const rows = await db
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_product as p', 'p.product_id', 's.product_id')
    .select((eb) => [
      's.product_id as productId',
      eb.fn.coalesce('s.amount', 'p.amount').as('amount'),
      eb.fn.countAll().as('members'),
    ])
    .where('s.status', 'not in', finalStatuses)
    .groupBy((eb) => ['s.product_id', eb.fn.coalesce('s.amount', 'p.amount')])
    .orderBy('amount', 'desc')
    .execute();
  return rows.map(({ members, ...row }) => ({ ...row, members: Number(members) }));
}
