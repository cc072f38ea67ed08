import { createEvent } from './createEvent.ts';
import type { TillCharge, TillCoupon, TillInvoice, TillSubscription } from './objects.ts';
import { newId, add, newObject, find, get, type TillState } from './state.ts';

/** What is left of an amount after a coupon, in cents. */
export function afterCoupon(amount: number, coupon: TillCoupon | null): number {
  if (coupon === null) return amount;
  const off = coupon.amount_off ?? Math.round((amount * (coupon.percent_off ?? 0)) / 100);
  return Math.max(0, amount - off);
}

/** The coupon of a subscription's discount; null without one. */
export function couponOf(state: TillState, { discounts }: Pick<TillSubscription, 'discounts'>): TillCoupon | null {
  const [id] = discounts;
  return id === undefined ? null : get(state, 'coupon', get(state, 'discount', id).source.coupon);
}

/** Charges the customer's card now; returns the id of the payment, null when the card declines. */
export function charge(
  state: TillState,
  payment: { readonly customer: string; readonly amount: number; readonly description: string },
): string | null {
  const { till } = get(state, 'customer', payment.customer);
  const paid = till.card === 'pays';
  const made: TillCharge = add(state, {
    ...newObject(state, 'ch'),
    object: 'charge',
    ...payment,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    paid,
    status: paid ? 'succeeded' : 'failed',
    currency: 'usd',
    payment_intent: newId('pi'),
  });
  createEvent(state, paid ? 'charge.succeeded' : 'charge.failed', made);
  return paid ? made.payment_intent : null;
}

/** An invoice for the present period of a subscription, tried at once. */
export function invoicePeriod(
  state: TillState,
  subscription: TillSubscription,
  reason: 'subscription_create' | 'subscription_cycle',
): TillInvoice {
  const [item] = subscription.items.data;
  const price = get(state, 'price', item.price);
  const subtotal = subscription.status === 'trialing' ? 0 : price.unit_amount;
  const coupon = subtotal === 0 ? null : couponOf(state, subscription);
  const total = afterCoupon(subtotal, coupon);
  const invoice = addInvoice(state, {
    customer: subscription.customer,
    reason,
    subtotal,
    total,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
    discounts: coupon === null ? [] : [...subscription.discounts],
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
  });
  subscription.latest_invoice = invoice.id;
  if (coupon !== null && coupon.duration === 'once') subscription.discounts = [];
  pay(state, invoice);
  return invoice;
}

/** The invoice of what was paid once, as it is made after the payment. */
export function invoiceOnce(
  state: TillState,
  paid: { readonly customer: string; readonly amount: number; readonly payment: string },
): TillInvoice {
  const { customer, amount, payment } = paid;
  const period = { periodStart: state.now, periodEnd: state.now };
  const invoice = addInvoice(state, {
    customer,
    reason: 'manual',
    parent: null,
    discounts: [],
    subtotal: amount,
    total: amount,
    ...period,
  });
  Object.assign(invoice, { status: 'paid', amount_paid: amount, attempted: true, attempt_count: 1 });
  invoice.status_transitions.paid_at = state.now;
  invoice.till.payment = payment;
  createEvent(state, 'invoice.paid', invoice);
  return invoice;
}

function addInvoice(
  state: TillState,
  made: Pick<TillInvoice, 'customer' | 'parent' | 'discounts' | 'subtotal' | 'total'> & {
    readonly reason: TillInvoice['billing_reason'];
    readonly periodStart: number;
    readonly periodEnd: number;
  },
): TillInvoice {
  const { reason: billing_reason, periodStart: period_start, periodEnd: period_end, ...invoice } = made;
  const start = newObject(state, 'in');
  return add<TillInvoice>(state, {
    ...start,
    object: 'invoice',
    currency: 'usd',
    status: 'open',
    billing_reason,
    ...invoice,
    number: `ATR-${String(Object.keys(state.objects).length).padStart(6, '0')}`,
    hosted_invoice_url: `/__sandbox/invoices/${start.id}`,
    amount_due: invoice.total,
    amount_paid: 0,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: null,
    period_start,
    period_end,
    status_transitions: {
      finalized_at: state.now,
      paid_at: null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    till: { payment: null },
  });
}

/** Tries to pay an open invoice. */
export function pay(state: TillState, invoice: TillInvoice): boolean {
  const { customer, amount_due: amount, number } = invoice;
  invoice.attempted = true;
  invoice.attempt_count += 1;
  const payment = amount === 0 ? null : charge(state, { customer, amount, description: `Invoice ${number}` });
  if (amount > 0 && payment === null) {
    createEvent(state, 'invoice.payment_failed', invoice);
    return false;
  }
  invoice.status = 'paid';
  invoice.amount_paid = amount;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = state.now;
  invoice.till.payment = payment;
  createEvent(state, 'invoice.paid', invoice);
  return true;
}

/** The invoice of a subscription that is still to be paid; undefined without one. */
export function findOpenInvoice(state: TillState, { latest_invoice: id }: TillSubscription): TillInvoice | undefined {
  const invoice = id === null ? undefined : find(state, 'invoice', id);
  return invoice?.status === 'open' ? invoice : undefined;
}
