import { invoicePeriod, findOpenInvoice, pay } from './charge.ts';
import { createEvent } from './createEvent.ts';
import { expireCheckout } from './expire.ts';
import type { TillSubscription } from './objects.ts';
import { find, get, listKind, type TillState } from './state.ts';
import { endSubscription, yearLater } from './subscriptions.ts';

const day = 86_400;
/** When an unpaid renewal is tried again, in days after the attempt before. */
const retries = [3, 5, 7];

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
  createEvent(state, 'customer.subscription.updated', subscription);
}

function applySchedule(state: TillState, subscription: TillSubscription): void {
  const schedule =
    subscription.schedule === null ? undefined : find(state, 'subscription_schedule', subscription.schedule);
  if (schedule === undefined) return;
  subscription.items.data[0].price = schedule.phases[0].items[0].price;
  subscription.schedule = null;
  schedule.status = 'completed';
  createEvent(state, 'subscription_schedule.completed', schedule);
}

/** Tries an unpaid renewal again; after the last time the subscription ends, or stays unpaid. */
export function retry(state: TillState, subscription: TillSubscription): void {
  const invoice = findOpenInvoice(state, subscription);
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
  createEvent(state, 'customer.subscription.updated', subscription);
}

function recover(state: TillState, subscription: TillSubscription): void {
  subscription.status = 'active';
  subscription.till = { retryAt: null, attempts: 0 };
  createEvent(state, 'customer.subscription.updated', subscription);
}

/** A new card: what is unpaid is paid with it at once. */
export function replaceCard(state: TillState, customerId: string, card: 'pays' | 'declines'): void {
  const customer = get(state, 'customer', customerId);
  customer.till.card = card;
  createEvent(state, 'customer.updated', customer);
  for (const subscription of listKind(state, 'subscription')) {
    if (subscription.customer !== customerId) continue;
    const invoice = findOpenInvoice(state, subscription);
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
