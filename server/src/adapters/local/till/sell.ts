import { afterCoupon, couponOf } from './charge.ts';
import { openCheckout, refund } from './checkout.ts';
import { expireCheckout } from './expire.ts';
import { listOf, paramsOf, textOf, textsOf, type Params } from './form.ts';
import { dollars } from './layout.ts';
import type { TillCheckout, TillCoupon, TillInvoice, TillPortal, TillRefund } from './objects.ts';
import { invalid, lacking, missing, TillRefusal } from './refusal.ts';
import { named, required, type Till } from './request.ts';
import { add, newObject, find, get, listKind, type TillState } from './state.ts';
import { yearLater } from './subscriptions.ts';

/** POST /v1/checkout/sessions */
export function createCheckout(till: Till, params: Params): TillCheckout {
  const { state } = till;
  const customer = named(state, 'customer', params, 'customer').id;
  const mode = required(params, 'mode');
  if (mode !== 'subscription' && mode !== 'payment') throw invalid('mode', `Invalid mode: ${mode}`);
  const [line] = listOf(params, 'line_items');
  if (line === undefined || typeof line === 'string') throw lacking('line_items');
  const price = named(state, 'price', line, 'price');
  if ((price.type === 'recurring') !== (mode === 'subscription')) {
    throw invalid('line_items[0][price]', `The price specified is ${price.type}, which does not fit \`${mode}\` mode.`);
  }
  const subscriptionData = paramsOf(params, 'subscription_data');
  return openCheckout(
    state,
    {
      mode,
      customer,
      price: price.id,
      clientReference: textOf(params, 'client_reference_id') ?? null,
      coupon: couponIn(state, params)?.id ?? null,
      trialDays: Number(textOf(subscriptionData, 'trial_period_days') ?? 0),
      successUrl: required(params, 'success_url'),
      cancelUrl: textOf(params, 'cancel_url') ?? required(params, 'success_url'),
      withInvoice: textOf(paramsOf(params, 'invoice_creation'), 'enabled') === 'true',
      metadata: textsOf(paramsOf(params, 'metadata')),
      subscriptionMetadata: textsOf(paramsOf(subscriptionData, 'metadata')),
    },
    (id) => till.pageOf('checkout', id),
  );
}

/** POST /v1/checkout/sessions/{id}/expire: nothing is paid there any more. */
export function closeCheckout({ state }: Till, _params: Params, id: string): TillCheckout {
  const session = get(state, 'checkout.session', id);
  if (session.status !== 'open') {
    const rule = 'Only Checkout Sessions with a status in ["open"] can be expired.';
    throw new TillRefusal(400, `${rule} This Checkout Session has a status of \`${session.status}\`.`);
  }
  expireCheckout(state, session);
  return session;
}

/** POST /v1/refunds: gives back an amount of a payment, or what is left of it. */
export function createRefund({ state }: Till, params: Params): TillRefund {
  const payment = required(params, 'payment_intent');
  const paid = listKind(state, 'charge').find((item) => item.payment_intent === payment && item.paid);
  if (paid === undefined) throw missing('payment_intent', payment, 'payment_intent');
  const code = paid.refunded ? 'charge_already_refunded' : paid.disputed ? 'charge_disputed' : null;
  if (code !== null) throw new TillRefusal(400, `Charge ${paid.id} cannot be refunded (${code}).`, { code });
  const left = paid.amount - paid.amount_refunded;
  const amount = Number(textOf(params, 'amount') ?? left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    const [wanted, most] = [dollars(amount), dollars(left)];
    throw invalid('amount', `Refund amount (${wanted}) is greater than unrefunded amount on charge (${most})`);
  }
  const metadata = textsOf(paramsOf(params, 'metadata'));
  return refund(state, paid.id, amount, { reason: textOf(params, 'reason') ?? null, metadata });
}

/** POST /v1/billing_portal/sessions */
export function createPortal(till: Till, params: Params): TillPortal {
  const { state } = till;
  const customer = named(state, 'customer', params, 'customer').id;
  const flow = paramsOf(params, 'flow_data');
  const type = textOf(flow, 'type');
  if (type !== undefined && type !== 'subscription_cancel') throw invalid('flow_data[type]', `Invalid type: ${type}`);
  const start = newObject(state, 'bps');
  return add(state, {
    ...start,
    object: 'billing_portal.session',
    customer,
    return_url: textOf(params, 'return_url') ?? '/',
    url: till.pageOf('portal', start.id),
    flow:
      type === undefined
        ? null
        : {
            type,
            subscription: named(state, 'subscription', paramsOf(flow, 'subscription_cancel'), 'subscription').id,
          },
  });
}

/** POST /v1/invoices/create_preview: what the next period of a subscription will cost. */
export function previewInvoice({ state }: Till, params: Params): TillInvoice {
  const subscription = named(state, 'subscription', params, 'subscription');
  if (subscription.status === 'canceled') {
    throw invalid('subscription', 'You cannot preview the invoice of a canceled subscription.');
  }
  const [item] = subscription.items.data;
  const schedule =
    subscription.schedule === null ? undefined : find(state, 'subscription_schedule', subscription.schedule);
  const price = get(state, 'price', schedule?.phases[0].items[0].price ?? item.price);
  const coupon = 'discounts' in params ? couponIn(state, params) : couponOf(state, subscription);
  const total = afterCoupon(price.unit_amount, coupon);
  const { id, ...start } = newObject(state, 'upcoming_in');
  return {
    ...start,
    id,
    object: 'invoice',
    number: '',
    customer: subscription.customer,
    currency: 'usd',
    status: 'open',
    billing_reason: 'upcoming',
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
    hosted_invoice_url: null,
    discounts: [],
    subtotal: price.unit_amount,
    total,
    amount_due: total,
    amount_paid: 0,
    attempted: false,
    attempt_count: 0,
    next_payment_attempt: item.current_period_end,
    period_start: item.current_period_end,
    period_end: yearLater(item.current_period_end),
    status_transitions: {
      finalized_at: null,
      paid_at: null,
      voided_at: null,
      marked_uncollectible_at: null,
    },
    till: { payment: null },
  };
}

/** The coupon among the discounts of a request; null without one, and for the empty text, which means none. */
export function couponIn(state: TillState, params: Params): TillCoupon | null {
  const [first] = listOf(params, 'discounts');
  if (first === undefined || typeof first === 'string') return null;
  return named(state, 'coupon', first, 'coupon');
}
