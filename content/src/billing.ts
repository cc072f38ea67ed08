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
  readonly about?: string;
  /** What a membership opens, most important first. */
  readonly features?: readonly string[];
  /** The sets of plans in which a membership is shown, and its order there. */
  readonly planSets?: readonly (1 | 2)[];
  readonly position?: number;
  /** Of an upgrade: from which membership to which. */
  readonly upgrades?: { readonly from: string; readonly to: string };
}

const everything = {
  kind: 'MEMBERSHIP',
  amount: 995_00,
  sellable: true,
  entitlementIds: ['area-mcsc-unlimited', 'area-ai-academy'],
  features: [
    'Unlimited live and on-demand courses',
    'Certificate programs',
    'Badges and certificates to share',
    'Professional Slack community',
    'Discounts on Mini-MBAs',
  ],
} as const;
const upgrade = { kind: 'UPGRADE', amount: 250_00, entitlementIds: [], sellable: true } as const;

/** The products of members.md §9, with the texts that the pages show. */
export const products: readonly ProductSeed[] = [
  {
    productId: 'ai-ondemand',
    name: 'AI Academy On Demand',
    kind: 'MEMBERSHIP',
    lookupKey: 'ai-ondemand-yearly',
    amount: 49500,
    entitlementIds: ['area-ai-ondemand'],
    sellable: true,
    planSets: [1, 2],
    position: 1,
    features: ['Every on-demand AI course', 'Badges to share'],
  },
  {
    productId: 'ai-academy',
    name: 'AI Academy',
    kind: 'MEMBERSHIP',
    lookupKey: 'ai-academy-yearly',
    amount: 75e3,
    entitlementIds: ['area-ai-academy'],
    sellable: true,
    planSets: [1],
    position: 2,
    features: ['Live and on-demand AI courses', 'Certificate programs', 'Badges and certificates to share'],
  },
  {
    productId: 'unlimited',
    name: 'Unlimited',
    lookupKey: 'unlimited-yearly',
    planSets: [1],
    position: 3,
    ...everything,
  },
  // the same in the second set of plans, where it has another name: as a product of its own it has that name everywhere
  {
    productId: 'ai-academy-unlimited',
    name: 'AI Academy Unlimited',
    lookupKey: 'ai-academy-unlimited-yearly',
    planSets: [2],
    position: 3,
    ...everything,
  },
  {
    productId: 'unlimited-upgrade',
    name: 'Upgrade to Unlimited',
    lookupKey: 'unlimited-upgrade',
    ...upgrade,
    upgrades: {
      from: 'ai-ondemand',
      to: 'unlimited',
    },
  },
  {
    productId: 'ai-academy-unlimited-upgrade',
    name: 'Upgrade to AI Academy Unlimited',
    lookupKey: 'ai-academy-unlimited-upgrade',
    ...upgrade,
    upgrades: {
      from: 'ai-ondemand',
      to: 'ai-academy-unlimited',
    },
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
  { couponId: 'STAYWITHUS', name: '20% off your next year', percentOff: 20, amountOff: null },
  { couponId: 'ALLSTARS25', name: '$250 off your first year', percentOff: null, amountOff: 250_00 },
] as const;

/** Codes for less money off the first year of a membership (BIL-06); the coupon has the same name. */
export const promotions = [
  {
    code: 'ALLSTARS25',
    accountType: 'POST_TRIAL',
    amountOff: 25e3,
    startsAt: '2025-01-01T00:00:00Z',
    endsAt: '2031-01-01T00:00:00Z',
  },
] as const;

export const cancelOffer = {
  coupon: 'STAYWITHUS',
  name: '20% off your next year',
  startsAt: { days: -200 } satisfies When,
  headline: 'Stay another year for less',
  subheadline: "Get 20% off your next year and keep everything you've earned.",
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
  /** `refunded`: had been bought before, so that this payment was given back. `disputed`: at the bank. */
  readonly state: 'complete' | 'open' | 'expired' | 'refunded' | 'disputed';
  readonly openedAt: When;
  readonly expiresAt: When;
}

/** Each state in which a checkout can be (BIL-05); the confirmation of an unknown one is not found. */
export const checkouts: readonly CheckoutSeed[] = [
  {
    checkoutId: 'cs_demo_paid',
    persona: 'discounted',
    productId: 'unlimited',
    state: 'complete',
    openedAt: { days: -330 },
    expiresAt: { days: -329 },
  },
  {
    checkoutId: 'cs_demo_twice',
    persona: 'crashplus',
    productId: 'crash-courses',
    state: 'refunded',
    openedAt: { days: -89 },
    expiresAt: { days: -88 },
  },
  {
    checkoutId: 'cs_demo_disputed',
    persona: 'pastdue',
    productId: 'business-archive',
    state: 'disputed',
    openedAt: { days: -12 },
    expiresAt: { days: -11 },
  },
  {
    checkoutId: 'cs_demo_left',
    persona: 'alumni',
    productId: 'unlimited',
    state: 'expired',
    openedAt: { days: -6 },
    expiresAt: { days: -5 },
  },
  // longer than a page of the provider is open, so that the demo has one on its second day as well
  {
    checkoutId: 'cs_demo_open',
    persona: 'alumni-guest',
    productId: 'unlimited',
    state: 'open',
    openedAt: { minutes: -5 },
    expiresAt: { days: 60 },
  },
];
