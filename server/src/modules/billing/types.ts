import type { ProductKind } from '@atrium/domain/billing/decideCheckout.ts';
import type { Plan, PlanUpgrade } from '@atrium/domain/billing/plans.ts';
import type { Promotion } from '@atrium/domain/billing/promotions.ts';
import type { SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';

declare module '../../base/jobs/jobTypes.ts' {
  interface JobPayloads {
    /** Reads what a customer has bought at the payment provider, and grants it. `customerId`: the provider's. */
    'billing.sync': { readonly customerId: string };
    /** Tells the payment provider the present address of a member, to which it sends its receipts. */
    'billing.saveEmail': { readonly memberId: string };
    /** Gives back what somebody of the team has decided to (decision 214). */
    'billing.refund': { readonly refundId: string };
    /** Compares everything with the payment provider, for the team (PAY-05). */
    'billing.reconcile': { readonly runId: number };
  }
}

/** Something that is sold. `amount`: whole cents. */
export interface Product {
  readonly productId: string;
  readonly name: string;
  readonly kind: ProductKind;
  readonly lookupKey: string;
  readonly amount: number;
  readonly entitlementIds: readonly string[];
  readonly sellable: boolean;
  readonly currency: string;
  /** How often it is paid; null for what is paid once. */
  readonly interval: string | null;
  /** Of an upgrade: the membership that it changes, and to which. */
  readonly upgradesFrom: string | null;
  readonly upgradesTo: string | null;
}
export type { ProductKind };

/** What a price sells. */
export type PricedProduct = Pick<
  Product,
  'productId' | 'name' | 'kind' | 'entitlementIds' | 'upgradesFrom' | 'upgradesTo'
> & {
  /** The name of the membership to which an upgrade leads; null for other products. */
  readonly upgradesToName: string | null;
};
/** Products by the ids of their prices. */
export type Priced = ReadonlyMap<string, PricedProduct>;

/** What is offered to the caller, in the API. */
export interface MembershipOffers {
  /** The largest is the last. */
  readonly plans: readonly Plan[];
  /** Of the membership that an on-demand-only member has; null for others. */
  readonly upgrade: Omit<PlanUpgrade, 'from'> | null;
  readonly promotion: Pick<Promotion, 'code' | 'amountOff'> | null;
}

/** A member's customer at the provider. `revision` rises with each state that is stored. */
export interface Account {
  readonly memberId: string;
  readonly providerCustomerId: string;
  readonly revision: number;
}

/** A subscription as it was last read at the provider. Instants are epoch milliseconds. */
export interface Subscription {
  readonly subscriptionId: string;
  readonly productId: string;
  readonly status: SubscriptionStatus;
  readonly currentPeriodStart: number;
  readonly currentPeriodEnd: number;
  /** When it is going to end by itself; null while it renews. */
  readonly cancelAt: number | null;
  readonly hasChangeScheduled: boolean;
  /** To what it changes then; null without a change, and where it is to nothing of ours. */
  readonly nextProductId: string | null;
  readonly isDiscounted: boolean;
  readonly isPaid: boolean;
  /** What it renews at, in whole cents; null where that was not read. */
  readonly amount: number | null;
}

/** The address of a page of the payment provider, in the API. */
export interface PaymentPage {
  readonly url: string;
}

/** What a member pays for, and whether it changes or ends with its period, in the API. Prices are whole cents. */
export interface ScheduledSubscription {
  readonly isScheduled: boolean;
  /** When it ends; null while it renews. Epoch milliseconds. */
  readonly cancelAt: string | null;
  readonly currentPeriodEnd: string;
  readonly productName: string;
  readonly price: number;
  readonly isDiscounted: boolean;
  /** What the discount takes off the next payment; null without one, and where its amount is not known here. */
  readonly discountPrice: number | null;
  readonly isTrialing: boolean;
  /** To what it changes with its period; null without a change, and where the plan is not known here. */
  readonly nextPlan: NextPlan | null;
  readonly failedPayment: FailedPayment | null;
}

/** The plan to which a subscription changes, in the API. `price`: whole cents a year. */
export interface NextPlan {
  readonly productName: string;
  readonly price: number;
}

/** A payment that did not go through, in the API. */
export interface FailedPayment {
  /** Until when everything stays open; null when it is closed already. Epoch milliseconds. */
  readonly opensUntil: string | null;
}

/** What is offered instead of canceling, in the API. Prices are whole cents. */
export interface DiscountOffer {
  readonly newPrice: number;
  readonly normalPrice: number;
  /** For `createStripePortalUrl`: the page on which the subscription is canceled. */
  readonly cancelConfigId: string;
  readonly couponCode: string;
  readonly acceptCta: string;
  readonly rejectCta: string;
  readonly headline: string;
  readonly subheadline: string;
  /** What is offered, in a few words. */
  readonly offer: string;
}

/** What an accepted offer comes to, in the API. Prices are whole cents, the instant epoch milliseconds. */
export interface AcceptedOffer {
  readonly currentPeriodEnd: string;
  readonly currentPrice: number;
  readonly discountPrice: number;
}

/** What became of a page on which something was to be paid, in the API. */
export interface CheckoutOutcome {
  readonly state: 'COMPLETE' | 'EXPIRED' | 'OPEN' | 'REFUNDED';
  readonly productId: string;
  readonly productName: string;
  /** What was bought; of an upgrade the membership to which it leads. */
  readonly opened: { readonly name: string; readonly features: readonly string[] };
}

/** COMPARE: nothing is corrected. */
export const runKinds = ['NIGHT', 'TEAM', 'COMPARE'] as const;

export type RunKind = (typeof runKinds)[number];

/** Something that differed between here and the provider. `providerCustomerId`: null for no customer. */
export interface FoundDifference {
  readonly providerCustomerId: string | null;
  readonly subject: string;
  readonly words: string;
  readonly isCorrected: boolean;
}

/** A comparison with the provider, in the API. Instants are epoch milliseconds. */
export interface ReconciliationRun {
  readonly runId: number;
  readonly kind: RunKind;
  readonly begunAt: number;
  /** Null while it runs. */
  readonly endedAt: number | null;
  readonly subscriptions: number;
  readonly refunds: number;
  readonly lost: number;
  readonly owed: number;
  readonly failure: string | null;
  readonly differences: readonly (Omit<FoundDifference, 'providerCustomerId'> & {
    readonly userId: string | null;
    readonly displayName: string | null;
  })[];
}

declare module '../audit/types.ts' {
  interface AuditActions {
    COUPON_ADDED: 'billing';
    PRICE_ADDED: 'billing';
    RECONCILED: 'billing';
    PRODUCTS_SAVED: 'billing';
    PAYMENT_REFUNDED: 'member';
    REFUND_REFUSED: 'member';
    SURPLUS_REFUNDED: 'member';
  }
}
