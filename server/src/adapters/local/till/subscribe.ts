import { invoicePeriod, openInvoice, pay } from './charge.ts';
import { emit } from './events.ts';
import { expireCheckout } from './expire.ts';
import type { TillSubscription } from './objects.ts';
import { add, begin, find, get, listKind, newId, type TillState } from './state.ts';

const day = 86_400;
/** When an unpaid renewal is tried again, in days after the attempt before. */
const retries = [3, 5, 7];

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
export function subscribe(state: TillState, wish: NewSubscription): TillSubscription | null {
  const { id = newId('sub'), startedAt = state.now } = wish;
  const { customer, price, coupon, trialDays, metadata } = wish;
  const trialEnd = trialDays === 0 ? null : state.now + trialDays * day;
  const item = {
    ...{ id: newId('si'), object: 'subscription_item' as const, subscription: id, price, quantity: 1 as const },
    current_period_start: state.now,
    current_period_end: trialEnd ?? yearLater(state.now),
  };
  const subscription: TillSubscription = {
    ...begin(state, 'sub'),
    ...{ id, object: 'subscription', customer, currency: 'usd', collection_method: 'charge_automatically', metadata },
    status: trialEnd === null ? 'active' : 'trialing',
    start_date: startedAt,
    trial_start: trialEnd === null ? null : startedAt,
    trial_end: trialEnd,
    ...{ cancel_at: null, cancel_at_period_end: false, canceled_at: null, ended_at: null, discounts: [] },
    ...{ latest_invoice: null, schedule: null },
    items: { object: 'list', has_more: false, data: [item] },
    till: { retryAt: null, attempts: 0 },
  };
  add(state, subscription);
  if (coupon !== null) discount(state, subscription, coupon);
  const invoice = invoicePeriod(state, subscription, 'subscription_create');
  if (invoice.status !== 'paid') {
    // a first payment that is declined is tried on the page again: nothing begins
    for (const made of [subscription, invoice]) Reflect.deleteProperty(state.objects, made.id);
    return null;
  }
  emit(state, 'customer.subscription.created', subscription);
  return subscription;
}

/** Discounts a subscription by one coupon, in place of others. */
export function discount(state: TillState, subscription: TillSubscription, coupon: string): void {
  const made = add(state, {
    ...begin(state, 'di'),
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
  emit(state, 'customer.subscription.deleted', subscription);
}

/** Sets whether a subscription ends with its period. */
export function setCancel(state: TillState, subscription: TillSubscription, atPeriodEnd: boolean): void {
  subscription.cancel_at_period_end = atPeriodEnd;
  subscription.cancel_at = atPeriodEnd ? subscription.items.data[0].current_period_end : null;
  subscription.canceled_at = atPeriodEnd ? state.now : null;
  emit(state, 'customer.subscription.updated', subscription);
}

/** From the end of its period the subscription is one of another price, as when a member has changed the plan. */
export function changeWithPeriod(state: TillState, subscription: TillSubscription, priceId: string): void {
  const schedule = add(state, {
    ...begin(state, 'sub_sched'),
    ...{ object: 'subscription_schedule', customer: subscription.customer, subscription: subscription.id },
    ...{ status: 'active', end_behavior: 'release' },
    phases: [{ start_date: subscription.items.data[0].current_period_end, items: [{ price: priceId }] }],
  });
  subscription.schedule = schedule.id;
  emit(state, 'subscription_schedule.created', schedule);
  emit(state, 'customer.subscription.updated', subscription);
}

/** Takes such a change back. */
export function keepPlan(state: TillState, subscription: TillSubscription): void {
  const schedule =
    subscription.schedule === null ? undefined : find(state, 'subscription_schedule', subscription.schedule);
  if (schedule === undefined) return;
  schedule.status = 'released';
  subscription.schedule = null;
  emit(state, 'subscription_schedule.released', schedule);
  emit(state, 'customer.subscription.updated', subscription);
}

/** The end of a period: the subscription ends, or renews. */
export function endPeriod(state: TillState, subscription: TillSubscription): void {
  const [item] = subscription.items.data;
  if (subscription.cancel_at_period_end) {
    endSubscription(state, subscription, item.current_period_end);
    return;
  }
  applySchedule(state, subscription);
  item.current_period_start = item.current_period_end;
  item.current_period_end = yearLater(item.current_period_end);
  subscription.status = 'active';
  const invoice = invoicePeriod(state, subscription, 'subscription_cycle');
  if (invoice.status !== 'paid') {
    subscription.status = 'past_due';
    subscription.till = { retryAt: state.now + (retries[0] ?? 0) * day, attempts: 1 };
    invoice.next_payment_attempt = subscription.till.retryAt;
  }
  emit(state, 'customer.subscription.updated', subscription);
}

function applySchedule(state: TillState, subscription: TillSubscription): void {
  const schedule =
    subscription.schedule === null ? undefined : find(state, 'subscription_schedule', subscription.schedule);
  if (schedule === undefined) return;
  subscription.items.data[0].price = schedule.phases[0].items[0].price;
  subscription.schedule = null;
  schedule.status = 'completed';
  emit(state, 'subscription_schedule.completed', schedule);
}

/** Tries an unpaid renewal again; after the last time the subscription ends, or stays unpaid. */
export function retry(state: TillState, subscription: TillSubscription): void {
  const invoice = openInvoice(state, subscription);
  if (invoice === undefined || pay(state, invoice)) {
    recover(state, subscription);
    return;
  }
  const { attempts } = subscription.till;
  const next = retries[attempts];
  subscription.till = { retryAt: next === undefined ? null : state.now + next * day, attempts: attempts + 1 };
  invoice.next_payment_attempt = subscription.till.retryAt;
  if (next !== undefined) return;
  const { afterDunning } = get(state, 'customer', subscription.customer).till;
  if (afterDunning === 'canceled') {
    endSubscription(state, subscription);
    return;
  }
  // it may also be left as it is
  if (afterDunning === 'past_due') return;
  subscription.status = 'unpaid';
  emit(state, 'customer.subscription.updated', subscription);
}

function recover(state: TillState, subscription: TillSubscription): void {
  subscription.status = 'active';
  subscription.till = { retryAt: null, attempts: 0 };
  emit(state, 'customer.subscription.updated', subscription);
}

/** A new card: what is unpaid is paid with it at once. */
export function replaceCard(state: TillState, customerId: string, card: 'pays' | 'declines'): void {
  const customer = get(state, 'customer', customerId);
  customer.till.card = card;
  emit(state, 'customer.updated', customer);
  for (const subscription of listKind(state, 'subscription')) {
    if (subscription.customer !== customerId) continue;
    const invoice = openInvoice(state, subscription);
    if (invoice !== undefined && subscription.status !== 'canceled' && pay(state, invoice))
      recover(state, subscription);
  }
}

/** Lets everything happen that is due until `now`, in its order; returns whether anything was. `now`: seconds. */
export function advance(state: TillState, now: number): boolean {
  let happened = false;
  for (;;) {
    const [next] = listDue(state, now).toSorted((one, other) => one.at - other.at);
    if (next === undefined) break;
    // time never goes back, even when the product's does
    state.now = Math.max(state.now, next.at);
    next.happen();
    happened = true;
  }
  state.now = Math.max(state.now, now);
  return happened;
}

function listDue(state: TillState, now: number): { readonly at: number; readonly happen: () => void }[] {
  const subscriptions = listKind(state, 'subscription').flatMap((subscription) => {
    const { status, till, items } = subscription;
    if (status === 'past_due' && till.retryAt !== null) {
      return {
        at: till.retryAt,
        happen: () => {
          retry(state, subscription);
        },
      };
    }
    if (status !== 'active' && status !== 'trialing') return [];
    return {
      at: items.data[0].current_period_end,
      happen: () => {
        endPeriod(state, subscription);
      },
    };
  });
  const sessions = listKind(state, 'checkout.session').flatMap((session) => {
    if (session.status !== 'open') return [];
    return {
      at: session.expires_at,
      happen: () => {
        expireCheckout(state, session);
      },
    };
  });
  return [...subscriptions, ...sessions].filter(({ at }) => at <= now);
}
