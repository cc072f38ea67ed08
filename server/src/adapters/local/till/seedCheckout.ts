import { invoiceOnce } from './charge.ts';
import { dispute, openCheckout, refund } from './checkout.ts';
import type { TillCharge } from './objects.ts';
import { add, get, type TillState } from './state.ts';

/** A page that was opened before the till was. Instants are seconds. */
export interface TillCheckoutSeed {
  readonly checkoutId: string;
  readonly customerId: string;
  readonly memberId: string;
  readonly priceId: string;
  readonly openedAt: number;
  readonly expiresAt: number;
  /** `refunded`: paid, and given back in full. `disputed`: paid, and disputed ten days later. */
  readonly state: 'complete' | 'open' | 'expired' | 'refunded' | 'disputed';
  /** What was begun there; null for what is paid once. */
  readonly subscriptionId: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** In seconds. */
const disputedAfter = 10 * 86_400;

/** The id of the payment that was made on a page. */
export const paymentOfCheckout = (checkoutId: string): string => checkoutId.replace('cs_', 'pi_');

/** Adds a page to the till, with the payment that was made there. */
export function seedCheckout(state: TillState, seed: TillCheckoutSeed): void {
  const { checkoutId, customerId: customer, memberId, priceId: price, subscriptionId } = seed;
  state.now = seed.openedAt;
  const made = openCheckout(
    state,
    {
      mode: subscriptionId === null ? 'payment' : 'subscription',
      customer,
      clientReference: memberId,
      price,
      coupon: null,
      trialDays: 0,
      successUrl: seed.returnUrl,
      cancelUrl: seed.cancelUrl,
      metadata: {},
      subscriptionMetadata: {},
    },
    () => '',
  );
  Reflect.deleteProperty(state.objects, made.id);
  const isPaid = seed.state !== 'open' && seed.state !== 'expired';
  const session = add(state, {
    ...made,
    id: checkoutId,
    expires_at: seed.expiresAt,
    status: isPaid ? 'complete' : seed.state === 'open' ? 'open' : 'expired',
    url: seed.state === 'open' ? `/__sandbox/checkout/${checkoutId}` : null,
    ...(isPaid && {
      payment_status: 'paid',
      subscription: subscriptionId,
      payment_intent: subscriptionId === null ? paymentOfCheckout(checkoutId) : null,
    }),
  });
  if (!isPaid || subscriptionId !== null) return;
  const { nickname: description, unit_amount: amount } = get(state, 'price', price);
  const paid = add<TillCharge>(state, {
    id: checkoutId.replace('cs_', 'ch_'),
    created: state.now,
    livemode: false,
    metadata: {},
    object: 'charge',
    customer,
    amount,
    description,
    currency: 'usd',
    payment_intent: paymentOfCheckout(checkoutId),
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    paid: true,
    status: 'succeeded',
  });
  session.invoice = invoiceOnce(state, { customer, amount, payment: paid.payment_intent }).id;
  if (seed.state === 'refunded') refund(state, paid.id, amount);
  if (seed.state !== 'disputed') return;
  state.now += disputedAfter;
  dispute(state, paid.id);
}
