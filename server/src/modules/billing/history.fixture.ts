import { advance, replaceCard } from '../../adapters/local/till/advance.ts';
import { completeCheckout, dispute, closeDispute, openCheckout, refund } from '../../adapters/local/till/checkout.ts';
import type { TillEvent, TillSubscription } from '../../adapters/local/till/objects.ts';
import { find, listKind, type TillState } from '../../adapters/local/till/state.ts';
import {
  scheduleChange,
  discount,
  endSubscription,
  releaseSchedule,
  setCancelAtPeriodEnd,
} from '../../adapters/local/till/subscriptions.ts';

/** One thing that happens at the payment provider; `pick` chooses among what it may happen to. */
export interface Step {
  readonly kind: (typeof stepKinds)[number];
  readonly pick: number;
}

export const stepKinds = [
  'buyOnDemand',
  'buyUnlimited',
  'buyAcademy',
  'buyCrashCourses',
  'upgrade',
  'cardFails',
  'cardPays',
  'endWithPeriod',
  'keep',
  'endNow',
  'coupon',
  'refundAll',
  'refundPart',
  'dispute',
  'win',
  'lose',
  'beginTrial',
  'changePlan',
  'releaseSchedule',
  'days',
  'weeks',
  'months',
] as const;

const day = 86_400;
const plans = ['price_ai_ondemand', 'price_ai_academy', 'price_unlimited'];
const pickOf = <T>(items: readonly T[], pick: number): T | undefined => items[pick % Math.max(1, items.length)];

/** Lets a step happen to a customer; one that cannot happen changes nothing. Returns the events that it caused. */
export function take(state: TillState, customer: string, { kind, pick }: Step): TillEvent[] {
  const before = new Set(listKind(state, 'event').map(({ id }) => id));
  const own = listKind(state, 'subscription').filter((item) => item.customer === customer);
  const open = own.filter(({ status }) => status !== 'canceled');
  const charges = listKind(state, 'charge').filter((item) => item.customer === customer && item.paid);
  const disputes = listKind(state, 'dispute').filter(({ status }) => status === 'needs_response');
  const charge = pickOf(charges, pick);
  const subscription = pickOf(open, pick);
  const steps: Record<Step['kind'], () => void> = {
    buyOnDemand: () => {
      buy('price_ai_ondemand');
    },
    buyUnlimited: () => {
      buy('price_unlimited');
    },
    buyAcademy: () => {
      buy('price_ai_academy');
    },
    buyCrashCourses: () => {
      pay(state, customer, 'price_crash_courses', {});
    },
    upgrade: () => {
      const basic = open.find(({ items }) => items.data[0].price === 'price_ai_ondemand');
      if (basic !== undefined) pay(state, customer, 'price_unlimited_upgrade', { upgrades: basic.id });
    },
    cardFails: () => {
      replaceCard(state, customer, 'declines');
    },
    cardPays: () => {
      replaceCard(state, customer, 'pays');
    },
    endWithPeriod: () => {
      if (subscription !== undefined) setCancelAtPeriodEnd(state, subscription, true);
    },
    keep: () => {
      if (subscription !== undefined) setCancelAtPeriodEnd(state, subscription, false);
    },
    endNow: () => {
      if (subscription !== undefined) endSubscription(state, subscription);
    },
    beginTrial: () => {
      if (open.length === 0) pay(state, customer, 'price_unlimited', {}, 'subscription', 1 + (pick % 30));
    },
    changePlan: () => {
      if (subscription !== undefined && subscription.schedule === null) {
        scheduleChange(state, subscription, pickOf(plans, pick) ?? '');
      }
    },
    releaseSchedule: () => {
      if (subscription !== undefined) releaseSchedule(state, subscription);
    },
    coupon: () => {
      if (subscription !== undefined) discount(state, subscription, 'STAYWITHUS');
    },
    refundAll: () => {
      if (charge !== undefined) refund(state, charge.id, charge.amount);
    },
    refundPart: () => {
      if (charge !== undefined) refund(state, charge.id, 1);
    },
    dispute: () => {
      if (charge !== undefined && !charge.disputed) dispute(state, charge.id);
    },
    win: () => {
      decide('won');
    },
    lose: () => {
      decide('lost');
    },
    days: () => {
      advance(state, state.now + (1 + (pick % 9)) * day);
    },
    weeks: () => {
      advance(state, state.now + (1 + (pick % 5)) * 7 * day);
    },
    months: () => {
      advance(state, state.now + (1 + (pick % 14)) * 30 * day);
    },
  };
  steps[kind]();
  return listKind(state, 'event').filter(({ id }) => !before.has(id));

  function buy(price: string): void {
    if (open.length === 0) pay(state, customer, price, {}, 'subscription');
  }
  function decide(status: 'won' | 'lost'): void {
    const chosen = pickOf(disputes, pick);
    if (chosen !== undefined) closeDispute(state, chosen.id, status);
  }
}

function pay(
  state: TillState,
  customer: string,
  price: string,
  metadata: Record<string, string>,
  mode: 'subscription' | 'payment' = 'payment',
  trialDays = 0,
): void {
  const order = { mode, customer, price, clientReference: null, coupon: null, trialDays, metadata };
  const urls = { successUrl: '/', cancelUrl: '/', subscriptionMetadata: {} };
  completeCheckout(
    state,
    openCheckout(state, { ...order, ...urls }, (id) => id),
  );
}

// What follows is D41 and D42 a second time, written from the documents and read from the till's own objects.

const areas: Readonly<Record<string, readonly string[]>> = {
  price_ai_ondemand: ['area-ai-ondemand'],
  price_ai_academy: ['area-ai-academy'],
  price_unlimited: ['area-ai-academy', 'area-mcsc-unlimited'],
  price_crash_courses: ['area-crash-courses'],
};

/** The areas that a customer is to hold at `state.now`, and the subscriptions that change with their period. */
export function expectedOf(
  state: TillState,
  customer: string,
): { readonly areas: string[]; readonly changing: string[] } {
  const own = listKind(state, 'subscription').filter((item) => item.customer === customer);
  const sessions = listKind(state, 'checkout.session').filter(
    (item) => item.customer === customer && item.mode === 'payment' && item.status === 'complete',
  );
  const kept = sessions.filter(
    (session) => !isLost(state, session.payment_intent) && areas[session.till.price] !== undefined,
  );
  const held = [
    ...own.filter((item) => opens(state, item)).flatMap((item) => areas[item.items.data[0].price] ?? []),
    ...kept.flatMap(({ till }) => areas[till.price] ?? []),
  ];
  const changing = own.filter(({ status, schedule }) => status !== 'canceled' && schedule !== null);
  return { areas: [...new Set(held)].toSorted(), changing: changing.map(({ id }) => id).toSorted() };
}

/** Refunded in full, or disputed and not won. */
function isLost(state: TillState, payment: string | null): boolean {
  const charge = listKind(state, 'charge').find((item) => item.payment_intent === payment && item.paid);
  const disputes = listKind(state, 'dispute').filter((item) => item.charge === charge?.id);
  return charge?.refunded === true || disputes.some(({ status }) => status !== 'won');
}

function opens(state: TillState, subscription: TillSubscription): boolean {
  const invoices = listKind(state, 'invoice').filter(
    ({ parent }) => parent?.subscription_details.subscription === subscription.id,
  );
  const lastPaid = invoices.findLast(({ status, amount_paid: amount }) => status === 'paid' && amount > 0);
  if (lastPaid !== undefined && isLost(state, lastPaid.till.payment)) return false;
  const end = subscription.items.data[0].current_period_end;
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return state.now < (subscription.cancel_at_period_end ? end : end + 3 * day);
    case 'past_due': {
      const failed = find(state, 'invoice', subscription.latest_invoice ?? '');
      return failed !== undefined && state.now < failed.created + 14 * day;
    }
    case 'canceled':
      return state.now < (subscription.ended_at ?? 0);
    default:
      return false;
  }
}
