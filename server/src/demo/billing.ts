import {
  cancelOffer,
  checkouts,
  coupons,
  products,
  promotions,
  subscriptionStates,
  type ProductSeed,
} from '@atrium/content/billing.ts';
import { people, persona } from '@atrium/content/people.ts';
import type { GrantSeed, MemberSeed } from '@atrium/content/types.ts';
import { day } from '@atrium/domain/time.ts';
import { paymentOfCheckout, type TillCheckoutSeed } from '../adapters/local/till/seedCheckout.ts';
import { seedTill, type TillSubscriptionSeed } from '../adapters/local/till/seedTill.ts';
import { get, listKind, type TillState } from '../adapters/local/till/state.ts';
import type { LoadRows } from '../base/sql/load.ts';
import type { At } from './at.ts';
import { paymentRows, priceIdOf } from './payments.ts';

/** An instant as the payment provider knows it. */
export const wholeSecond = (instant: number): number => Math.floor(instant / 1000) * 1000;
/** What a subscription changes to, where one does. */
const nextProductId = 'ai-academy';
const seconds = (instant: number): number => Math.floor(instant / 1000);
const iso = (instant: number): string => new Date(instant * 1000).toISOString();

/** The till as it is at the first start: the subscriptions of everybody who has one, at the prices of the academy. */
export function demoTill(at: At, now: number): TillState {
  return seedTill(
    {
      prices: products.map(({ productId, name, lookupKey, amount, kind }) => ({
        priceId: priceIdOf(productId),
        name,
        lookupKey,
        amount,
        isYearly: kind === 'MEMBERSHIP',
      })),
      coupons,
      subscriptions: people.flatMap((person) => subscriptionsOf(at, person)),
      checkouts: checkoutsOf(at),
    },
    seconds(now),
  );
}

/** One subscription for each reference of a member's grants. */
function subscriptionsOf(at: At, person: MemberSeed): TillSubscriptionSeed[] {
  const grants = person.grants.filter(({ source }) => source === 'SUBSCRIPTION');
  return [...new Set(grants.map(({ sourceRef }) => sourceRef))].map((subscriptionId) => {
    const own = grants.filter(({ sourceRef }) => sourceRef === subscriptionId);
    const state = subscriptionStates[subscriptionId] ?? 'active';
    const [first] = own;
    if (first?.endsAt === undefined) throw new Error(`${subscriptionId} has no end`);
    const endsAt = Date.parse(at(first.endsAt));
    return {
      subscriptionId,
      customerId: subscriptionId.replace('sub_', 'cus_'),
      memberId: person.memberId,
      email: person.email,
      name: `${person.firstName} ${person.lastName}`,
      priceId: priceIdOf(productOf(own).productId),
      startedAt: seconds(Date.parse(at(first.startsAt))),
      periodEnd: seconds(endsAt - openAfter[state] * day),
      state,
      coupon: cancelOffer.coupon,
      nextPriceId: priceIdOf(nextProductId),
    };
  });
}

const returnUrl = (checkoutId: string): string => `/checkout-confirmation?checkout=${checkoutId}`;

/** The pages on which somebody was to pay, of those who have a subscription. */
function checkoutsOf(at: At): TillCheckoutSeed[] {
  return checkouts.map(({ checkoutId, persona: name, productId, state, openedAt, expiresAt }) => {
    const [subscription] = subscriptionsOf(at, persona(name));
    if (subscription === undefined) throw new Error(`${name} has no subscription`);
    const { customerId, memberId, subscriptionId, priceId } = subscription;
    return {
      checkoutId,
      customerId,
      memberId,
      state,
      priceId: priceIdOf(productId),
      subscriptionId: priceId === priceIdOf(productId) ? subscriptionId : null,
      openedAt: seconds(Date.parse(at(openedAt))),
      expiresAt: seconds(Date.parse(at(expiresAt))),
      returnUrl: returnUrl(checkoutId),
      cancelUrl: '/upgrade?ec=uc',
    };
  });
}

/** How many days a subscription is open after its paid period, by its state (D41). */
const openAfter = {
  active: 3,
  trialing: 3,
  changesWithPeriod: 3,
  discounted: 3,
  pastDue: 14,
  unpaid: 14,
  endsWithPeriod: 0,
  ended: 0,
};

function productOf(grants: readonly GrantSeed[]): ProductSeed {
  const held = grants.map(({ entitlementId }) => entitlementId).toSorted();
  const product = products.find(({ entitlementIds }) => entitlementIds.toSorted().join(' ') === held.join(' '));
  if (product === undefined) throw new Error(`nothing sells ${held.join(', ')}`);
  return product;
}

/** What is sold, and what the product knows of the subscriptions in the till. */
export function billingRows(
  at: At,
  now: number,
): LoadRows<
  | 'billing_product'
  | 'billing_promotion'
  | 'billing_price'
  | 'billing_account'
  | 'billing_subscription'
  | 'billing_checkout'
  | 'billing_refund'
  | 'cancel_offer'
  | 'accepted_offer'
  | 'billing_payment'
> {
  const till = demoTill(at, now);
  const subscriptions = listKind(till, 'subscription');
  const memberOf = (customer: string): string => get(till, 'customer', customer).metadata['member_id'] ?? '';
  const discounted = subscriptions.filter(({ discounts }) => discounts.length > 0);
  return {
    billing_product: products.map((product) => ({
      product_id: product.productId,
      name: product.name,
      kind: product.kind,
      lookup_key: product.lookupKey,
      amount: product.amount,
      entitlement_ids: product.entitlementIds,
      sellable: product.sellable,
      about: product.about ?? '',
      features: product.features ?? [],
      billing_interval: product.kind === 'MEMBERSHIP' ? 'year' : null,
      plan_sets: product.planSets ?? [],
      sort_order: product.position ?? 0,
      upgrades_from: product.upgrades?.from ?? null,
      upgrades_to: product.upgrades?.to ?? null,
    })),
    billing_promotion: promotions.map(({ code, accountType, amountOff, startsAt, endsAt }) => ({
      code,
      account_type: accountType,
      amount_off: amountOff,
      starts_at: startsAt,
      ends_at: endsAt,
      confirmed: true,
    })),
    billing_price: products.map(({ productId }) => ({
      price_id: priceIdOf(productId),
      product_id: productId,
      current: true,
    })),
    billing_account: listKind(till, 'customer').map(({ id }) => ({
      member_id: memberOf(id),
      provider_customer_id: id,
      revision: 0,
      payments_read: true,
    })),
    billing_subscription: subscriptions.map((subscription) => {
      const [item] = subscription.items.data;
      const sold = products.find(({ productId }) => priceIdOf(productId) === item.price);
      return {
        subscription_id: subscription.id,
        member_id: memberOf(subscription.customer),
        product_id: sold?.productId ?? '',
        status: subscription.status,
        current_period_start: iso(item.current_period_start),
        current_period_end: iso(item.current_period_end),
        cancel_at: subscription.cancel_at === null ? null : iso(subscription.cancel_at),
        change_scheduled: subscription.schedule !== null,
        next_product_id: subscription.schedule === null ? null : nextProductId,
        discounted: subscription.discounts.length > 0,
        paid: subscription.status !== 'trialing',
        amount: sold?.amount ?? null,
      };
    }),
    ...checkoutRows(at),
    billing_payment: paymentRows(till),
    cancel_offer: [
      {
        coupon: cancelOffer.coupon,
        starts_at: at(cancelOffer.startsAt),
        ends_at: null,
        name: cancelOffer.name,
        headline: cancelOffer.headline,
        subheadline: cancelOffer.subheadline,
        accept_cta: cancelOffer.acceptCta,
        reject_cta: cancelOffer.rejectCta,
      },
    ],
    accepted_offer: discounted.map((subscription) => {
      const price = get(till, 'price', subscription.items.data[0].price).unit_amount;
      const percent = coupons.find(({ couponId }) => couponId === cancelOffer.coupon)?.percentOff ?? 0;
      return {
        member_id: memberOf(subscription.customer),
        coupon: cancelOffer.coupon,
        subscription_id: subscription.id,
        period_end: iso(subscription.items.data[0].current_period_end),
        current_price: price,
        discount_price: Math.round((price * percent) / 100),
        accepted_at: at({ days: -4 }),
        applied_at: at({ days: -4 }),
      };
    }),
  };
}

/** What the product knows of the pages in the till. */
function checkoutRows(at: At): LoadRows<'billing_checkout' | 'billing_refund'> {
  const refunded = checkouts.filter(({ state }) => state === 'refunded');
  const begun = new Map(checkoutsOf(at).map(({ checkoutId, subscriptionId }) => [checkoutId, subscriptionId]));
  return {
    billing_checkout: checkouts.map(({ checkoutId, persona: name, productId, state, openedAt, expiresAt }) => ({
      checkout_id: checkoutId,
      member_id: persona(name).memberId,
      product_id: productId,
      price_id: priceIdOf(productId),
      return_url: returnUrl(checkoutId),
      cancel_url: '/upgrade?ec=uc',
      url: `/__sandbox/checkout/${checkoutId}`,
      created_at: at(openedAt),
      expires_at: at(expiresAt),
      ...(state !== 'open' &&
        state !== 'expired' && {
          completed_at: at(openedAt),
          subscription_id: begun.get(checkoutId) ?? null,
        }),
    })),
    billing_refund: refunded.map(({ checkoutId, persona: name, productId, openedAt }) => ({
      surplus_id: checkoutId,
      member_id: persona(name).memberId,
      kind: 'PURCHASE',
      payment_id: paymentOfCheckout(checkoutId),
      decided_at: at(openedAt),
      done_at: at(openedAt),
      amount: products.find((product) => product.productId === productId)?.amount ?? 0,
    })),
  };
}
