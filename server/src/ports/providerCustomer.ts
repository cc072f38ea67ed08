import type { Payment } from '@atrium/domain/billing/correctPurchases.ts';
import type { SubscriptionFacts } from '@atrium/domain/billing/subscriptionGrant.ts';

// What a customer has at the payment provider. Instants are epoch milliseconds in whole seconds, because the provider
// knows no smaller ones. Amounts are whole cents.

/** A subscription as it is now at the provider. */
export interface ProviderSubscription extends SubscriptionFacts {
  readonly subscriptionId: string;
  /** The price that it renews at. */
  readonly priceId: string;
  /** Another plan begins at the end of the period. */
  readonly hasChangeScheduled: boolean;
  /** The price of that plan; null without one, and where the provider does not say. */
  readonly nextPriceId: string | null;
  readonly isDiscounted: boolean;
  /** The coupons that discount it now, or have discounted one of its invoices, and since when. */
  readonly coupons: readonly { readonly coupon: string; readonly startedAt: number }[];
  /** Whether any money was ever paid for it. */
  readonly isPaid: boolean;
  /** The last one that was made for it; null for none. */
  readonly payment: Payment | null;
  /** What it renews at, without a discount; null where the provider does not say it in whole cents. */
  readonly amount: number | null;
  /** Those that were paid, and cost something. */
  readonly invoices: readonly PaidInvoice[];
}

/** An invoice that was paid. `url`: its page at the provider; null for none. */
export interface PaidInvoice {
  readonly invoiceId: string;
  /** FIRST: of the beginning, RENEWAL: of a later period, OTHER: of something else. */
  readonly kind: 'FIRST' | 'RENEWAL' | 'OTHER';
  readonly amount: number;
  readonly paidAt: number;
  readonly url: string | null;
}

/** What of a subscription is compared with the state that is known here. */
export type OpenSubscription = { readonly providerCustomerId: string } & Pick<
  ProviderSubscription,
  | 'subscriptionId'
  | 'priceId'
  | 'status'
  | 'currentPeriodEnd'
  | 'cancelAt'
  | 'hasChangeScheduled'
  | 'nextPriceId'
  | 'isDiscounted'
>;

/** An upgrade or a purchase that was paid. */
export interface ProviderPurchase {
  readonly checkoutId: string;
  readonly priceId: string;
  readonly paidAt: number;
  /** The subscription that it upgrades; null for a purchase of its own. */
  readonly upgrades: string | null;
  /** Refunded in full, or disputed by the bank and not won. */
  readonly isTakenBack: boolean;
  /** Null where nothing had to be paid. */
  readonly payment: Payment | null;
  /** What was paid. */
  readonly amount: number;
  /** The page of its invoice; null for none. */
  readonly invoiceUrl: string | null;
}

/** Something that was paid, or is due and could not be. */
export interface ProviderPayment {
  /** Of the payment; while nothing is paid, of its invoice. */
  readonly paymentId: string;
  /** What it is for; null where the provider does not say. */
  readonly priceId: string | null;
  /** Null for what is paid once. */
  readonly subscriptionId: string | null;
  readonly amount: number;
  /** False: its invoice is due, and the card was declined. */
  readonly isPaid: boolean;
  /** When it was paid, or was first tried. */
  readonly happenedAt: number;
  readonly invoiceUrl: string | null;
  /** Of what is not paid: how often it was tried. */
  readonly tries: number;
  /** When the provider tries again by itself; null when it does not. */
  readonly retryAt: number | null;
  /** Null for what no bank disputes. `dueAt`: until when evidence is taken; null once it is decided. */
  readonly dispute: { readonly state: 'OPEN' | 'WON' | 'LOST'; readonly dueAt: number | null } | null;
}

/** Everything that a customer has bought, as it is now. */
export interface ProviderCustomer {
  readonly subscriptions: readonly ProviderSubscription[];
  readonly purchases: readonly ProviderPurchase[];
  readonly payments: readonly ProviderPayment[];
  /** What was given back, in part or in full, also by somebody else than the product. */
  readonly refunds: readonly CustomerRefund[];
  /** The pages on which something was paid, or a subscription begun. */
  readonly completedCheckouts: readonly { readonly checkoutId: string; readonly subscriptionId: string | null }[];
}

/** Money that was given back to one customer. */
export interface CustomerRefund {
  readonly refundId: string;
  readonly paymentId: string;
  readonly amount: number;
  readonly refundedAt: number;
  /** The `refundId` of `refundPart`; null for one that was made otherwise. */
  readonly ownId: string | null;
}
