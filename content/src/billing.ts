import { memberships, onDemandUpgrade } from '@atrium/domain/billing/memberships.ts';
import type { When } from './types.ts';

/** What the academy sells. `amount`: whole US cents. */
export interface ProductSeed {
  readonly productId: string;
  readonly name: string;
  readonly kind: 'MEMBERSHIP' | 'UPGRADE' | 'PURCHASE';
  /** By which the payment provider knows its price. */
  readonly lookupKey: string;
  readonly amount: number;
  readonly entitlementIds: readonly string[];
  readonly sellable: boolean;
}

const membership = (productId: keyof typeof memberships, name: string): ProductSeed => ({
  productId,
  name,
  kind: 'MEMBERSHIP',
  lookupKey: `${productId}-yearly`,
  amount: memberships[productId].priceCents,
  entitlementIds: memberships[productId].areas.map((area) => area.replace('/', '-')),
  sellable: true,
});

export const products: readonly ProductSeed[] = [
  membership('ai-ondemand', 'AI Academy On Demand'),
  membership('ai-academy', 'AI Academy'),
  membership('unlimited', 'Unlimited membership'),
  {
    productId: 'unlimited-upgrade',
    name: 'Upgrade to Unlimited',
    kind: 'UPGRADE',
    lookupKey: 'unlimited-upgrade',
    amount: onDemandUpgrade.priceCents,
    entitlementIds: [],
    sellable: true,
  },
  {
    productId: 'crash-courses',
    name: 'Crash Courses',
    kind: 'PURCHASE',
    lookupKey: 'crash-courses',
    amount: 195_00,
    entitlementIds: ['area-crash-courses'],
    sellable: true,
  },
  {
    productId: 'mini-mba',
    name: 'Mini-MBA',
    kind: 'PURCHASE',
    lookupKey: 'mini-mba',
    amount: 1450_00,
    entitlementIds: ['area-bootcamps'],
    sellable: true,
  },
  {
    productId: 'business-archive',
    name: 'Business Course Archive',
    kind: 'PURCHASE',
    lookupKey: 'business-archive',
    amount: 95_00,
    entitlementIds: ['area-business-archive'],
    // no longer sold; those who bought it keep it
    sellable: false,
  },
];

/** Less money off the next payment; by the names that the payment provider knows. */
export const coupons = [
  { couponId: 'STAYWITHUS', name: '25% off your next year', percentOff: 25, amountOff: null },
  { couponId: 'ALLSTARS25', name: '$250 off your first year', percentOff: null, amountOff: 250_00 },
] as const;

export const cancelOffer = {
  coupon: 'STAYWITHUS',
  name: '25% off your next year',
  startsAt: { days: -200 } satisfies When,
  headline: 'Stay another year for less',
  subheadline: "Get 25% off your next year and keep everything you've earned.",
  acceptCta: 'Keep my membership',
  rejectCta: 'Cancel anyway',
} as const;

/** The state of a subscription of the demo at the payment provider, where it does not simply renew. */
export type SubscriptionState =
  | 'trialing'
  | 'pastDue'
  | 'unpaid'
  | 'endsWithPeriod'
  | 'changesWithPeriod'
  | 'discounted'
  | 'ended';

/** By the reference of the subscription's grants. */
export const subscriptionStates: Readonly<Record<string, SubscriptionState>> = {
  sub_walter: 'ended',
  sub_farhad: 'ended',
  sub_ngaio: 'ended',
  sub_joan: 'endsWithPeriod',
  sub_marisol: 'trialing',
  sub_henrik: 'pastDue',
  sub_oksana: 'unpaid',
  sub_teuta: 'discounted',
  sub_lorcan: 'changesWithPeriod',
};

/** A page of the payment provider from which somebody comes back to `/checkout-confirmation?checkout=<id>`. */
export interface CheckoutSeed {
  readonly checkoutId: string;
  /** Has a subscription, so that the provider knows them. */
  readonly persona: string;
  readonly productId: string;
  /** `refunded`: had been bought before, so that this payment was given back. */
  readonly state: 'complete' | 'open' | 'expired' | 'refunded';
  readonly openedAt: When;
  readonly expiresAt: When;
}

/** Each state in which a checkout can be (BIL-05); the confirmation of an unknown one is not found. */
export const checkouts: readonly CheckoutSeed[] = [
  {
    ...{ checkoutId: 'cs_demo_paid', persona: 'discounted', productId: 'unlimited', state: 'complete' },
    ...{ openedAt: { days: -330 }, expiresAt: { days: -329 } },
  },
  {
    ...{ checkoutId: 'cs_demo_twice', persona: 'crashplus', productId: 'crash-courses', state: 'refunded' },
    ...{ openedAt: { days: -89 }, expiresAt: { days: -88 } },
  },
  {
    ...{ checkoutId: 'cs_demo_left', persona: 'alumni', productId: 'unlimited', state: 'expired' },
    ...{ openedAt: { days: -6 }, expiresAt: { days: -5 } },
  },
  // longer than a page of the provider is open, so that the demo has one on its second day as well
  {
    ...{ checkoutId: 'cs_demo_open', persona: 'alumni-guest', productId: 'unlimited', state: 'open' },
    ...{ openedAt: { minutes: -5 }, expiresAt: { days: 60 } },
  },
];
