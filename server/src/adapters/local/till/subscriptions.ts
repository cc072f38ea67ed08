import { invoicePeriod } from './charge.ts';
import { createEvent } from './createEvent.ts';
import type { TillSubscription } from './objects.ts';
import { add, newObject, find, get, newId, type TillState } from './state.ts';

const day = 86_400;
/** The instant a number of calendar years later, in seconds. */
export function yearLater(instant: number): number {
  const date = new Date(instant * 1000);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.getTime() / 1000;
}

export interface NewSubscription {
  readonly customer: string;
  readonly price: string;
  readonly coupon: string | null;
  readonly trialDays: number;
  readonly metadata: Record<string, string>;
  /** Of a subscription that was begun elsewhere, or earlier. */
  readonly id?: string;
  readonly startedAt?: number;
}

/** Begins a subscription and charges its first period; null when the card declines. */
export function createSubscription(state: TillState, options: NewSubscription): TillSubscription | null {
  const { id = newId('sub'), startedAt = state.now } = options;
  const { customer, price, coupon, trialDays, metadata } = options;
  const trialEnd = trialDays === 0 ? null : state.now + trialDays * day;
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    subscription: id,
    price,
    quantity: 1 as const,
    current_period_start: state.now,
    current_period_end: trialEnd ?? yearLater(state.now),
  };
  const subscription: TillSubscription = {
    ...newObject(state, 'sub'),
    id,
    object: 'subscription',
    customer,
    currency: 'usd',
    collection_method: 'charge_automatically',
    metadata,
    status: trialEnd === null ? 'active' : 'trialing',
    start_date: startedAt,
    trial_start: trialEnd === null ? null : startedAt,
    trial_end: trialEnd,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    discounts: [],
    latest_invoice: null,
    schedule: null,
    items: {
      object: 'list',
      has_more: false,
      data: [item],
    },
    till: {
      retryAt: null,
      attempts: 0,
    },
  };
  add(state, subscription);
  if (coupon !== null) discount(state, subscription, coupon);
  const invoice = invoicePeriod(state, subscription, 'subscription_create');
  if (invoice.status !== 'paid') {
    // a first payment that is declined is tried on the page again: nothing begins
    for (const made of [subscription, invoice]) Reflect.deleteProperty(state.objects, made.id);
    return null;
  }
  createEvent(state, 'customer.subscription.created', subscription);
  return subscription;
}

/** Discounts a subscription by one coupon, in place of others. */
export function discount(state: TillState, subscription: TillSubscription, coupon: string): void {
  const made = add(state, {
    ...newObject(state, 'di'),
    object: 'discount',
    customer: subscription.customer,
    subscription: subscription.id,
    source: { type: 'coupon', coupon },
    promotion_code: null,
    start: state.now,
    end: null,
  });
  subscription.discounts = [made.id];
  get(state, 'coupon', coupon).times_redeemed += 1;
}

/** Ends a subscription now. */
export function endSubscription(state: TillState, subscription: TillSubscription, endedAt = state.now): void {
  subscription.status = 'canceled';
  subscription.canceled_at ??= state.now;
  subscription.ended_at = endedAt;
  subscription.till.retryAt = null;
  const schedule =
    subscription.schedule === null ? undefined : find(state, 'subscription_schedule', subscription.schedule);
  if (schedule !== undefined) schedule.status = 'released';
  createEvent(state, 'customer.subscription.deleted', subscription);
}

/** Sets whether a subscription ends with its period. */
export function setCancelAtPeriodEnd(state: TillState, subscription: TillSubscription, atPeriodEnd: boolean): void {
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? state.now : null;
  createEvent(state, 'customer.subscription.updated', subscription);
}

/** From the end of its period the subscription is one of another price, as when a member has changed the plan. */
export function scheduleChange(state: TillState, subscription: TillSubscription, priceId: string): void {
  const schedule = add(state, {
    ...newObject(state, 'sub_sched'),
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'active',
    end_behavior: 'release',
    phases: [
      {
        start_date: subscription.items.data[0].current_period_end,
        items: [{ price: priceId }],
      },
    ],
  });
  subscription.schedule = schedule.id;
  createEvent(state, 'subscription_schedule.created', schedule);
  createEvent(state, 'customer.subscription.updated', subscription);
}

/** Takes such a change back. */
export function releaseSchedule(state: TillState, subscription: TillSubscription): void {
  const schedule =
    subscription.schedule === null ? undefined : find(state, 'subscription_schedule', subscription.schedule);
  if (schedule === undefined) return;
  schedule.status = 'released';
  subscription.schedule = null;
  createEvent(state, 'subscription_schedule.released', schedule);
  createEvent(state, 'customer.subscription.updated', subscription);
}
