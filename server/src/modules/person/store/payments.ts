import type { Db } from '../../../base/sql/db.ts';
import { epochMillis } from '../../../base/sql/fragments.ts';

/** Subscriptions of somebody, the one that runs last first. */
export function listSubscriptions(db: Db, memberId: string) {
  return db
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_product as p', 'p.product_id', 's.product_id')
    .select((eb) => [
      's.subscription_id as subscriptionId',
      'p.name',
      's.status',
      's.amount',
      epochMillis(eb.ref('s.current_period_end')).as('periodEndsAt'),
      epochMillis(eb.ref('s.cancel_at')).as('cancelsAt'),
    ])
    .where('s.member_id', '=', memberId)
    .orderBy('s.current_period_end', 'desc')
    .orderBy('s.subscription_id')
    .execute();
}

/** What somebody bought once, the newest first. */
export function listPurchases(db: Db, memberId: string) {
  return db
    .selectFrom('billing_checkout as k')
    .innerJoin('billing_product as p', 'p.product_id', 'k.product_id')
    .select((eb) => [
      'k.checkout_id as checkoutId',
      'p.name',
      'p.amount',
      epochMillis(eb.ref('k.completed_at').$notNull()).as('boughtAt'),
    ])
    .where('k.member_id', '=', memberId)
    .where('k.completed_at', 'is not', null)
    .where('k.subscription_id', 'is', null)
    .orderBy('k.completed_at', 'desc')
    .orderBy('k.checkout_id')
    .execute();
}

/** What was or is to be given back, the newest first. */
export function listRefunds(db: Db, memberId: string) {
  return db
    .selectFrom('billing_refund as r')
    .select((eb) => [
      'r.surplus_id as refundId',
      'r.amount',
      epochMillis(eb.ref('r.decided_at')).as('decidedAt'),
      epochMillis(eb.ref('r.done_at')).as('doneAt'),
    ])
    .where('r.member_id', '=', memberId)
    .orderBy('r.decided_at', 'desc')
    .orderBy('r.surplus_id')
    .execute();
}
