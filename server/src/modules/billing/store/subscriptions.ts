import { finalStatuses, type SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { condition, epochMillis } from '../../../base/sql/fragments.ts';
import type { OpenSubscription } from '../../../ports/providerCustomer.ts';
import type { Subscription } from '../types.ts';

/** The membership of a member that has not ended; null without one. */
export async function findOpenMembership(tx: Tx, memberId: string): Promise<Subscription | null> {
  const row = await tx
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_product as p', 'p.product_id', 's.product_id')
    .select((eb) => [
      's.subscription_id as subscriptionId',
      's.product_id as productId',
      's.status',
      epochMillis(eb.ref('s.current_period_start')).as('currentPeriodStart'),
      epochMillis(eb.ref('s.current_period_end')).as('currentPeriodEnd'),
      epochMillis(eb.ref('s.cancel_at')).as('cancelAt'),
      's.change_scheduled as hasChangeScheduled',
      's.next_product_id as nextProductId',
      's.discounted as isDiscounted',
      's.paid as isPaid',
      's.amount',
    ])
    .where('s.member_id', '=', memberId)
    .where('p.kind', '=', 'MEMBERSHIP')
    .where('s.status', 'not in', finalStatuses)
    .orderBy('s.current_period_start', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves a subscription as it is at the provider; returns whether it was another here. */
export async function saveSubscription(
  tx: Tx,
  memberId: string,
  subscription: Omit<Subscription, 'status'> & { readonly status: SubscriptionStatus },
): Promise<boolean> {
  const { cancelAt } = subscription;
  const row = {
    product_id: subscription.productId,
    status: subscription.status,
    current_period_start: new Date(subscription.currentPeriodStart),
    current_period_end: new Date(subscription.currentPeriodEnd),
    cancel_at: cancelAt === null ? null : new Date(cancelAt),
    change_scheduled: subscription.hasChangeScheduled,
    next_product_id: subscription.nextProductId,
    discounted: subscription.isDiscounted,
    paid: subscription.isPaid,
    amount: subscription.amount,
  };
  const saved = await tx
    .insertInto('billing_subscription')
    .values({ subscription_id: subscription.subscriptionId, member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('subscription_id')
        .doUpdateSet(row)
        .where(
          condition`(billing_subscription.product_id, billing_subscription.status, billing_subscription.current_period_start, billing_subscription.current_period_end, billing_subscription.cancel_at, billing_subscription.change_scheduled, billing_subscription.next_product_id, billing_subscription.discounted, billing_subscription.paid, billing_subscription.amount)
            is distinct from (excluded.product_id, excluded.status, excluded.current_period_start, excluded.current_period_end, excluded.cancel_at, excluded.change_scheduled, excluded.next_product_id, excluded.discounted, excluded.paid, excluded.amount)`,
        ),
    )
    .returning('subscription_id')
    .executeTakeFirst();
  return saved !== undefined;
}

/** A subscription as the provider lists it, by what is sold instead of by prices. */
export type KnownSubscription = Omit<OpenSubscription, 'priceId' | 'nextPriceId'> & {
  readonly productId: string;
  readonly nextProductId: string | null;
};

/** All subscriptions that have not ended here, as the provider lists them. */
export function listOpenSubscriptions(tx: Tx): Promise<KnownSubscription[]> {
  return tx
    .selectFrom('billing_subscription as s')
    .innerJoin('billing_account as a', 'a.member_id', 's.member_id')
    .select((eb) => [
      's.subscription_id as subscriptionId',
      'a.provider_customer_id as providerCustomerId',
      's.product_id as productId',
      's.status',
      epochMillis(eb.ref('s.current_period_end')).as('currentPeriodEnd'),
      epochMillis(eb.ref('s.cancel_at')).as('cancelAt'),
      's.change_scheduled as hasChangeScheduled',
      's.next_product_id as nextProductId',
      's.discounted as isDiscounted',
    ])
    .where('s.status', 'not in', finalStatuses)
    .execute();
}

/** The status of each subscription of a member as it was stored last, and when it was to end by itself. */
export async function listStates(
  tx: Tx,
  memberId: string,
): Promise<ReadonlyMap<string, { readonly status: SubscriptionStatus; readonly cancelAt: number | null }>> {
  const rows = await tx
    .selectFrom('billing_subscription as s')
    .select((eb) => ['s.subscription_id as id', 's.status', epochMillis(eb.ref('s.cancel_at')).as('cancelAt')])
    .where('s.member_id', '=', memberId)
    .execute();
  return new Map(rows.map(({ id, ...state }) => [id, state]));
}
