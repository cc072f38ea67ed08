import { describeDifference, type ComparedSubscription } from '@atrium/domain/billing/differences.ts';
import type { Context } from '../../../base/context.ts';
import type { OpenSubscription } from '../../../ports/providerCustomer.ts';
import { listPriced } from '../store/products.ts';
import { listOpenSubscriptions } from '../store/subscriptions.ts';

/** A subscription that is not the same here and at the provider. */
export interface SubscriptionDifference {
  readonly providerCustomerId: string;
  /** The id of the subscription. */
  readonly subject: string;
  /** How it differs, in sentences. */
  readonly words: string;
}

/** The subscriptions that are not the same here and at the provider, with how they differ (D40). */
export async function compareSubscriptions(
  { db }: Pick<Context, 'db'>,
  there: readonly OpenSubscription[],
): Promise<SubscriptionDifference[]> {
  const prices = there.flatMap(({ priceId, nextPriceId }) => (nextPriceId === null ? priceId : [priceId, nextPriceId]));
  const priced = await listPriced(db, [...new Set(prices)]);
  const found = new Map<string, { here: ComparedSubscription | null; there: ComparedSubscription | null }>();
  for (const { priceId, nextPriceId, ...subscription } of there) {
    const product = priced.get(priceId);
    // somebody else's product at the same provider
    if (product === undefined) continue;
    const nextProductId = priced.get(nextPriceId ?? '')?.productId ?? null;
    const read = { ...subscription, productId: product.productId, nextProductId };
    found.set(subscription.subscriptionId, { here: null, there: read });
  }
  for (const here of await listOpenSubscriptions(db))
    found.set(here.subscriptionId, { here, there: found.get(here.subscriptionId)?.there ?? null });
  return [...found].flatMap(([subject, sides]) => {
    const words = describeDifference(sides.here, sides.there).join(' ');
    const of = new Set([sides.here, sides.there].flatMap((side) => side?.providerCustomerId ?? []));
    return words === '' ? [] : [...of].map((providerCustomerId) => ({ providerCustomerId, subject, words }));
  });
}
