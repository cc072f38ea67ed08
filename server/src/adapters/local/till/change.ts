import { createEvent } from './createEvent.ts';
import { listOf, textOf, type Params } from './form.ts';
import type { TillSubscription } from './objects.ts';
import { invalid, missing } from './refusal.ts';
import { named, type Till } from './request.ts';
import { couponIn } from './sell.ts';
import { get, type TillState } from './state.ts';
import { discount, endSubscription, setCancelAtPeriodEnd } from './subscriptions.ts';

/** POST /v1/subscriptions/{id}: its discounts, its price without proration, and whether it ends with its period. */
export function changeSubscription({ state }: Till, params: Params, id: string): TillSubscription {
  const subscription = get(state, 'subscription', id);
  if (subscription.status === 'canceled') {
    throw invalid('id', 'A canceled subscription can only update its cancellation_details and metadata.');
  }
  if ('discounts' in params) {
    const coupon = couponIn(state, params);
    if (coupon === null) subscription.discounts = [];
    else discount(state, subscription, coupon.id);
  }
  const [change] = listOf(params, 'items');
  if (change !== undefined && typeof change !== 'string') changePrice(state, subscription, params, change);
  const cancel = textOf(params, 'cancel_at_period_end');
  if (cancel !== undefined) setCancelAtPeriodEnd(state, subscription, cancel === 'true');
  else createEvent(state, 'customer.subscription.updated', subscription);
  return subscription;
}

function changePrice(state: TillState, subscription: TillSubscription, params: Params, change: Params): void {
  if (textOf(params, 'proration_behavior') !== 'none') {
    throw invalid('proration_behavior', 'The till knows no proration: pass none.');
  }
  const [item] = subscription.items.data;
  if (textOf(change, 'id') !== item.id)
    throw invalid('items[0][id]', `The subscription has no item ${textOf(change, 'id') ?? ''}.`);
  item.price = named(state, 'price', change, 'price').id;
}

/** DELETE /v1/subscriptions/{id}: ends it now; one that has ended is not found any more. */
export function cancelSubscription({ state }: Till, _params: Params, id: string): TillSubscription {
  const subscription = get(state, 'subscription', id);
  if (subscription.status === 'canceled') throw missing('subscription', id);
  endSubscription(state, subscription);
  return subscription;
}
