import { afterCoupon, charge, invoiceOnce } from './charge.ts';
import { createEvent } from './createEvent.ts';
import type { TillCheckout, TillRefund } from './objects.ts';
import { add, newObject, find, get, type TillState } from './state.ts';
import { createSubscription } from './subscriptions.ts';

const lifetime = 86_400;

export interface NewCheckout {
  readonly mode: 'subscription' | 'payment';
  readonly customer: string;
  readonly clientReference: string | null;
  readonly price: string;
  readonly coupon: string | null;
  readonly trialDays: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly metadata: Record<string, string>;
  readonly subscriptionMetadata: Record<string, string>;
  /** Whether what is paid once has an invoice; always for a subscription. */
  readonly withInvoice?: boolean;
}

/** Opens a page on which something is paid. `pageOf`: its address. */
export function openCheckout(state: TillState, checkout: NewCheckout, pageOf: (id: string) => string): TillCheckout {
  const start = newObject(state, 'cs_test');
  const { mode, customer, price, coupon, trialDays, metadata, subscriptionMetadata } = checkout;
  const amount = get(state, 'price', price).unit_amount;
  const discounted = afterCoupon(amount, coupon === null ? null : get(state, 'coupon', coupon));
  return add(state, {
    ...start,
    object: 'checkout.session',
    mode,
    customer,
    client_reference_id: checkout.clientReference,
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
    expires_at: state.now + lifetime,
    status: 'open',
    payment_status: 'unpaid',
    url: pageOf(start.id),
    subscription: null,
    payment_intent: null,
    invoice: null,
    currency: 'usd',
    amount_subtotal: amount,
    amount_total: trialDays > 0 ? 0 : discounted,
    metadata,
    till: {
      price,
      coupon,
      trialDays,
      subscriptionMetadata,
      withInvoice: checkout.withInvoice === true,
    },
  });
}

/** Pays a page with the customer's card; false when the card declines. */
export function completeCheckout(state: TillState, session: TillCheckout): boolean {
  const { customer, till } = session;
  if (session.mode === 'subscription') {
    const { price, coupon, trialDays, subscriptionMetadata: metadata } = till;
    const made = createSubscription(state, { customer, price, coupon, trialDays, metadata });
    if (made === null) return false;
    session.subscription = made.id;
    session.invoice = made.latest_invoice;
  } else {
    const description = get(state, 'price', till.price).nickname;
    const payment = charge(state, { customer, amount: session.amount_total, description });
    if (payment === null) return false;
    session.payment_intent = payment;
    if (till.withInvoice) session.invoice = invoiceOnce(state, { customer, amount: session.amount_total, payment }).id;
  }
  session.status = 'complete';
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'paid';
  session.url = null;
  createEvent(state, 'checkout.session.completed', session);
  return true;
}

/** Gives the money of a payment back, or a part of it, as far as it was not given back before. */
export function refund(
  state: TillState,
  chargeId: string,
  amount: number,
  { reason = null, metadata = {} }: Partial<Pick<TillRefund, 'reason' | 'metadata'>> = {},
): TillRefund {
  const paid = get(state, 'charge', chargeId);
  const { livemode: _, ...start } = newObject(state, 're');
  const left = Math.min(amount, paid.amount - paid.amount_refunded);
  paid.amount_refunded += left;
  paid.refunded = paid.amount_refunded === paid.amount;
  const made = add<TillRefund>(state, {
    ...start,
    object: 'refund',
    amount: left,
    charge: chargeId,
    payment_intent: paid.payment_intent,
    currency: 'usd',
    reason,
    metadata,
    status: 'succeeded',
  });
  createEvent(state, 'charge.refunded', paid);
  return made;
}

/** How long the bank waits for evidence, in seconds. */
const evidenceFor = 9 * 86_400;

/** The bank takes a payment back until the dispute is decided. */
export function dispute(state: TillState, chargeId: string): void {
  const disputed = get(state, 'charge', chargeId);
  disputed.disputed = true;
  const { amount, payment_intent } = disputed;
  const made = add(state, {
    ...newObject(state, 'du'),
    object: 'dispute',
    charge: chargeId,
    payment_intent,
    amount,
    currency: 'usd',
    reason: 'general',
    evidence_details: { due_by: state.now + evidenceFor },
    status: 'needs_response',
  });
  createEvent(state, 'charge.dispute.created', made);
}

/** Decides a dispute. */
export function closeDispute(state: TillState, disputeId: string, status: 'won' | 'lost'): void {
  const closed = find(state, 'dispute', disputeId);
  if (closed?.status !== 'needs_response') return;
  closed.status = status;
  createEvent(state, 'charge.dispute.closed', closed);
}
