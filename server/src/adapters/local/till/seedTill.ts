import { advance, replaceCard } from './advance.ts';
import type { TillCoupon, TillPrice, TillSubscription } from './objects.ts';
import { seedCheckout, type TillCheckoutSeed } from './seedCheckout.ts';
import { add, emptyState, listKind, type TillState } from './state.ts';
import {
  scheduleChange,
  discount,
  endSubscription,
  setCancelAtPeriodEnd,
  createSubscription,
} from './subscriptions.ts';

const day = 86_400;

/** What the till sells. `amount`: cents. */
export interface TillPriceSeed {
  readonly priceId: string;
  readonly name: string;
  readonly lookupKey: string;
  readonly amount: number;
  readonly isYearly: boolean;
}

export interface TillCouponSeed {
  readonly couponId: string;
  readonly name: string;
  readonly percentOff: number | null;
  readonly amountOff: number | null;
}

/** A subscription that is there from the beginning. Instants are seconds. */
export interface TillSubscriptionSeed {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly memberId: string;
  readonly email: string;
  readonly name: string;
  readonly priceId: string;
  readonly startedAt: number;
  /** The end of the present period, of the free trial, or of the subscription. */
  readonly periodEnd: number;
  readonly state:
    | 'active'
    | 'trialing'
    | 'pastDue'
    | 'unpaid'
    | 'endsWithPeriod'
    | 'changesWithPeriod'
    | 'discounted'
    | 'ended';
  /** Of `discounted` and `changesWithPeriod`. */
  readonly coupon: string;
  readonly nextPriceId: string;
}

/** A till that has sold these subscriptions and purchases; it sends no events about them. `now`: seconds. */
export function seedTill(
  goods: {
    readonly prices: readonly TillPriceSeed[];
    readonly coupons: readonly TillCouponSeed[];
    readonly subscriptions: readonly TillSubscriptionSeed[];
    readonly checkouts?: readonly TillCheckoutSeed[];
  },
  now: number,
): TillState {
  const state = emptyState();
  const fixed = { created: 0, livemode: false as const, metadata: {} };
  for (const { priceId, name, lookupKey, amount, isYearly } of goods.prices) {
    const recurring = { interval: 'year' as const, interval_count: 1 as const, usage_type: 'licensed' as const };
    add<TillPrice>(state, {
      ...fixed,
      id: priceId,
      object: 'price',
      active: true,
      currency: 'usd',
      lookup_key: lookupKey,
      nickname: name,
      tax_behavior: 'unspecified',
      product: priceId.replace('price_', 'prod_'),
      type: isYearly ? 'recurring' : 'one_time',
      recurring: isYearly ? recurring : null,
      unit_amount: amount,
    });
  }
  for (const { couponId: id, name, percentOff, amountOff } of goods.coupons) {
    add<TillCoupon>(state, {
      ...fixed,
      id,
      object: 'coupon',
      name,
      amount_off: amountOff,
      percent_off: percentOff,
      duration: 'once',
      valid: true,
      currency: amountOff === null ? null : 'usd',
      times_redeemed: 0,
    });
  }
  // each has a past of its own, so time begins again for each
  for (const seed of goods.subscriptions) seedSubscription(state, seed, now);
  for (const seed of goods.checkouts ?? []) seedCheckout(state, seed);
  for (const event of listKind(state, 'event')) Reflect.deleteProperty(state.objects, event.id);
  state.now = now;
  return state;
}

function seedSubscription(whole: TillState, seed: TillSubscriptionSeed, now: number): void {
  const { state: standing, customerId: customer, subscriptionId: id, priceId: price, startedAt, periodEnd } = seed;
  const periodStart = standing === 'trialing' ? startedAt : Math.max(startedAt, periodEnd - 365 * day);
  const sold = Object.fromEntries(
    Object.entries(whole.objects).filter(([, { object }]) => object === 'price' || object === 'coupon'),
  );
  const state: TillState = { objects: sold, answers: {}, now: startedAt };
  const afterDunning = standing === 'unpaid' ? ('unpaid' as const) : ('canceled' as const);
  add(state, {
    id: customer,
    created: startedAt,
    livemode: false,
    metadata: { member_id: seed.memberId },
    object: 'customer',
    email: seed.email,
    name: seed.name,
    delinquent: false,
    till: {
      card: 'pays',
      afterDunning,
    },
  });
  state.now = periodStart;
  const trialDays = standing === 'trialing' ? (periodEnd - startedAt) / day : 0;
  const created = createSubscription(state, { customer, price, coupon: null, trialDays, metadata: {}, id, startedAt });
  if (created === null) throw new Error(`the till did not create ${id}`);
  created.items.data[0].current_period_end = periodEnd;
  if (standing === 'pastDue' || standing === 'unpaid') replaceCard(state, customer, 'declines');
  settle(state, created, seed, now);
  Object.assign(whole.objects, named(state, id).objects);
}

/** Gives the payments and invoices of a subscription ids that are the same in each till of the same seeds. */
function named(state: TillState, subscriptionId: string): TillState {
  const name = subscriptionId.replace('sub_', '');
  let text = JSON.stringify(state);
  listKind(state, 'invoice').forEach(({ id }, index) => {
    text = text.replaceAll(id, `in_${name}_${String(index + 1)}`);
  });
  listKind(state, 'charge').forEach(({ id, payment_intent: payment }, index) => {
    text = text.replaceAll(id, `ch_${name}_${String(index + 1)}`);
    text = text.replaceAll(payment, `pi_${name}_${String(index + 1)}`);
  });
  return JSON.parse(text) as TillState;
}

/** What has happened to a subscription since its last payment. */
function settle(state: TillState, subscription: TillSubscription, seed: TillSubscriptionSeed, now: number): void {
  const { state: standing, periodEnd } = seed;
  if (standing === 'ended') {
    state.now = Math.min(now, periodEnd);
    endSubscription(state, subscription);
  }
  if (standing !== 'ended') advance(state, now);
  if (standing === 'endsWithPeriod') setCancelAtPeriodEnd(state, subscription, true);
  if (standing === 'discounted') discount(state, subscription, seed.coupon);
  if (standing === 'changesWithPeriod') scheduleChange(state, subscription, seed.nextPriceId);
}
