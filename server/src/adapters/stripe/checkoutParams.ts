import type Stripe from 'stripe';
import type { CheckoutRequest, ProviderPrice } from '../../ports/payments.ts';

/** What a page is opened with. */
export function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const { providerCustomerId: customer, memberId, productId, priceId, mode, upgrades, coupon } = request;
  const metadata = { member_id: memberId, product_id: productId, ...(upgrades !== null && { upgrades }) };
  return {
    customer,
    mode,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    client_reference_id: memberId,
    metadata,
    ...(coupon !== null && { discounts: [{ coupon }] }),
    // a subscription has invoices of its own; what is paid once has one only when it is asked for (D98)
    ...(mode === 'subscription'
      ? { subscription_data: { metadata } }
      : { payment_intent_data: { metadata }, invoice_creation: { enabled: true } }),
  };
}

/** A price that is sold by its lookup key; null for another one, and for one without a fixed amount. */
export function priceOf(price: Stripe.Price): ProviderPrice | null {
  const { id, lookup_key: lookupKey, unit_amount: amount, currency, recurring, tax_behavior: tax } = price;
  if (lookupKey === null || amount === null) return null;
  const taxBehavior = tax ?? 'unspecified';
  return { priceId: id, lookupKey, amount, currency, interval: intervalOf(recurring), taxBehavior };
}

function intervalOf(recurring: Stripe.Price['recurring']): string | null {
  if (recurring === null) return null;
  const { interval, interval_count: count } = recurring;
  return count === 1 ? interval : `${String(count)} ${interval}`;
}
