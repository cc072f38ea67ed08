// The objects that the till keeps: those of Stripe's API, with its names, its whole seconds and its whole cents. What
// only the till knows is under `till`, and is never answered.

interface Kept {
  readonly id: string;
  readonly created: number;
  readonly livemode: false;
  metadata: Record<string, string>;
}

export interface TillCustomer extends Kept {
  readonly object: 'customer';
  email: string;
  readonly name: string;
  readonly delinquent: boolean;
  /** Whether the card pays what is charged to it, and what happens when it never does. */
  till: { card: 'pays' | 'declines'; afterDunning: 'canceled' | 'unpaid' | 'past_due' };
}

export interface TillPrice extends Kept {
  readonly object: 'price';
  readonly active: boolean;
  readonly currency: 'usd';
  /** Null once it has moved to another price. */
  lookup_key: string | null;
  readonly nickname: string;
  readonly tax_behavior: 'unspecified';
  readonly product: string;
  readonly type: 'recurring' | 'one_time';
  readonly recurring: { readonly interval: 'year'; readonly interval_count: 1; readonly usage_type: 'licensed' } | null;
  readonly unit_amount: number;
}

export interface TillCoupon extends Kept {
  readonly object: 'coupon';
  readonly name: string;
  readonly amount_off: number | null;
  readonly percent_off: number | null;
  readonly currency: 'usd' | null;
  readonly duration: 'once' | 'forever';
  readonly valid: boolean;
  times_redeemed: number;
}

export interface TillDiscount extends Kept {
  readonly object: 'discount';
  readonly customer: string;
  readonly subscription: string;
  readonly source: { readonly type: 'coupon'; readonly coupon: string };
  readonly promotion_code: null;
  readonly start: number;
  readonly end: null;
}

export interface TillItem {
  readonly id: string;
  readonly object: 'subscription_item';
  readonly subscription: string;
  /** The id of the price; answered in full. */
  price: string;
  readonly quantity: 1;
  current_period_start: number;
  current_period_end: number;
}

export type TillStatus = 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'incomplete_expired';

export interface TillSubscription extends Kept {
  readonly object: 'subscription';
  readonly customer: string;
  readonly currency: 'usd';
  readonly collection_method: 'charge_automatically';
  status: TillStatus;
  readonly start_date: number;
  readonly trial_start: number | null;
  trial_end: number | null;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  discounts: string[];
  latest_invoice: string | null;
  schedule: string | null;
  items: { readonly object: 'list'; readonly has_more: false; readonly data: [TillItem] };
  /** When an unpaid invoice is tried again, and how often it was tried. */
  till: { retryAt: number | null; attempts: number };
}

/** Another price from the end of the period. */
export interface TillSchedule extends Kept {
  readonly object: 'subscription_schedule';
  readonly customer: string;
  readonly subscription: string;
  status: 'active' | 'completed' | 'released';
  readonly end_behavior: 'release';
  readonly phases: readonly [{ readonly start_date: number; readonly items: readonly [{ readonly price: string }] }];
}

export interface TillInvoice extends Kept {
  readonly object: 'invoice';
  readonly number: string;
  readonly customer: string;
  readonly currency: 'usd';
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  /** 'manual': of what was paid once. */
  readonly billing_reason: 'manual' | 'subscription_create' | 'subscription_cycle' | 'upcoming';
  readonly parent: {
    readonly type: 'subscription_details';
    readonly subscription_details: { readonly subscription: string };
  } | null;
  /** The page of the invoice; null for one that is only a preview. */
  readonly hosted_invoice_url: string | null;
  readonly discounts: readonly string[];
  readonly subtotal: number;
  readonly total: number;
  readonly amount_due: number;
  amount_paid: number;
  attempted: boolean;
  attempt_count: number;
  next_payment_attempt: number | null;
  readonly period_start: number;
  readonly period_end: number;
  status_transitions: {
    readonly finalized_at: number | null;
    paid_at: number | null;
    readonly voided_at: null;
    marked_uncollectible_at: null;
  };
  /** The payment that paid it; null while it is unpaid, and for nothing to pay. */
  till: { payment: string | null };
}

export interface TillCharge extends Kept {
  readonly object: 'charge';
  readonly customer: string;
  readonly amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  readonly paid: boolean;
  readonly status: 'succeeded' | 'failed';
  readonly currency: 'usd';
  readonly payment_intent: string;
  readonly description: string;
}

export interface TillRefund extends Omit<Kept, 'livemode'> {
  readonly object: 'refund';
  readonly amount: number;
  readonly charge: string;
  readonly payment_intent: string;
  readonly currency: 'usd';
  readonly reason: string | null;
  status: 'succeeded' | 'failed';
}

export interface TillDispute extends Kept {
  readonly object: 'dispute';
  readonly charge: string;
  readonly payment_intent: string;
  readonly amount: number;
  readonly currency: 'usd';
  readonly reason: 'general';
  readonly evidence_details: { readonly due_by: number | null };
  status: 'needs_response' | 'won' | 'lost';
}

export interface TillCheckout extends Kept {
  readonly object: 'checkout.session';
  readonly mode: 'subscription' | 'payment';
  readonly customer: string;
  readonly client_reference_id: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  url: string | null;
  subscription: string | null;
  payment_intent: string | null;
  invoice: string | null;
  readonly currency: 'usd';
  readonly amount_subtotal: number;
  readonly amount_total: number;
  till: {
    readonly price: string;
    readonly coupon: string | null;
    readonly trialDays: number;
    readonly subscriptionMetadata: Record<string, string>;
    /** Whether what is paid once has an invoice. */
    readonly withInvoice: boolean;
  };
}

export interface TillPortal extends Kept {
  readonly object: 'billing_portal.session';
  readonly customer: string;
  readonly return_url: string;
  readonly url: string;
  readonly flow: { readonly type: 'subscription_cancel'; readonly subscription: string } | null;
}

export interface TillEvent extends Omit<Kept, 'metadata'> {
  readonly object: 'event';
  readonly type: string;
  readonly api_version: string;
  readonly pending_webhooks: number;
  readonly data: { readonly object: object };
  /** Whether it was delivered, how often that failed, and when it is tried again. */
  till: { delivered: boolean; attempts: number; nextAt: number };
}

export type TillObject =
  | TillCustomer
  | TillPrice
  | TillCoupon
  | TillDiscount
  | TillSubscription
  | TillSchedule
  | TillInvoice
  | TillCharge
  | TillRefund
  | TillDispute
  | TillCheckout
  | TillPortal
  | TillEvent;
export type TillKind = TillObject['object'];
export type OfKind<K extends TillKind> = Extract<TillObject, { object: K }>;
