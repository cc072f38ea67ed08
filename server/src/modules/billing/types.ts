import type { ProductKind } from '@atrium/domain/billing/decideCheckout.ts';
import type { PaymentState, PaymentView, TeamRefundState } from '@atrium/domain/billing/paymentState.ts';
import type { Plan, PlanUpgrade } from '@atrium/domain/billing/plans.ts';
import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import type { Promotion } from '@atrium/domain/billing/promotions.ts';
import type { SubscriptionStatus } from '@atrium/domain/billing/subscriptionGrant.ts';
import type { ProviderPrice } from '../../ports/payments.ts';

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

/** A payment as the team sees it, in the API. Amounts are whole cents, instants epoch milliseconds. */
export interface TeamPayment {
  readonly paymentId: string;
  readonly userId: string;
  readonly displayName: string;
  /** Masked for somebody who reads no addresses. */
  readonly email: string;
  /** Null for what is not sold here. */
  readonly product: string | null;
  readonly amount: number;
  readonly refunded: number;
  /** On its way back. */
  readonly pending: number;
  readonly state: PaymentState;
  /** When it was paid, or was first tried. */
  readonly happenedAt: number;
  readonly invoiceUrl: string | null;
  /** Its page on the provider's dashboard. */
  readonly providerUrl: string | null;
  readonly tries: number;
  readonly retryAt: number | null;
  /** When the member was mailed last that it could not be paid. */
  readonly mailedAt: number | null;
  readonly disputeDueAt: number | null;
  /** What its reader may still give back. */
  readonly refundable: number;
  /** Whether there is a membership that may end with a refund. */
  readonly mayEnd: boolean;
  readonly refunds: readonly {
    readonly refundId: string;
    readonly amount: number;
    readonly state: TeamRefundState;
    /** Why it did not arrive; null for one that did, or is on its way. */
    readonly failure: string | null;
    readonly decidedAt: number;
  }[];
}

export interface PaymentList {
  readonly payments: readonly TeamPayment[];
  /** Where the next page begins; null after the last one. */
  readonly nextAfter: string | null;
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

/** Everything that is sold beside what the provider has, in the API. Amounts are whole cents. */
export interface SoldCatalogue {
  /** AWAY: the provider did not answer; NONE: there is none. */
  readonly state: 'COMPARED' | 'AWAY' | 'NONE';
  readonly products: readonly (ProductFile['products'][number] & {
    /** Sold, and its price is at the provider as far as is known here. */
    readonly isOffered: boolean;
    readonly there: ProviderPrice | null;
    /** A sentence each; none also while the provider is not compared. */
    readonly differences: readonly string[];
    /** What somebody creates at the provider; null for nothing. */
    readonly toCreate: string | null;
    readonly payers: readonly { readonly amount: number; readonly members: number }[];
  })[];
  readonly promotions: readonly (ProductFile['promotions'][number] & {
    readonly isOffered: boolean;
    readonly difference: string | null;
  })[];
  readonly cancelOffers: readonly (Pick<
    ProductFile['cancelOffers'][number],
    'coupon' | 'name' | 'startsAt' | 'endsAt'
  > & {
    readonly difference: string | null;
  })[];
}

/** Which payments are listed. */
export interface PaymentFilter {
  readonly view: PaymentView;
  /** Of a name, an address or an id; '' for all. */
  readonly text: string;
  /** Null for everybody. */
  readonly memberId: string | null;
  readonly after: string | null;
  readonly count: number;
}

/** What of payments needs somebody, in the API. */
export interface PaymentTrouble {
  readonly disputes: number;
  /** Until when the first of them takes evidence, epoch milliseconds; null where none says so. */
  readonly dueAt: number | null;
  readonly refused: number;
}

declare module '../audit/types.ts' {
  interface AuditActions {
    PRICE_ADDED: 'billing';
    RECONCILED: 'billing';
    PRODUCTS_SAVED: 'billing';
    PAYMENT_REFUNDED: 'member';
    REFUND_REFUSED: 'member';
    SURPLUS_REFUNDED: 'member';
  }
}
