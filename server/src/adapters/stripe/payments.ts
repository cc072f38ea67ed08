import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { lazy } from '../../base/lazy.ts';
import {
  PaymentsFailure,
  type Checkout,
  type PaymentEvent,
  type Payments,
  type PortalPage,
  type ProviderCoupon,
  type ProviderPrice,
  type ProviderRefund,
} from '../../ports/payments.ts';
import type { OpenSubscription } from '../../ports/providerCustomer.ts';
import { checkoutParams, priceOf } from './checkoutParams.ts';
import { codeOf, failureOf, refusalOf } from './failures.ts';
import { orNull } from './orNull.ts';
import { readCustomer, summaryOf, withSchedule } from './readCustomer.ts';
import { eventOf, readNotice } from './readNotice.ts';
import { idOf, ownRefund } from './readPayments.ts';

/** How Stripe is reached. */
export interface StripeSettings {
  readonly secretKey: string;
  /** Of the webhook endpoint; a second one while the secret is being changed. */
  readonly webhookSecrets: readonly string[];
  /** Another server that speaks Stripe's API; null for Stripe. */
  readonly server: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number } | null;
  /** Sends the requests of the library; absent for its own way. */
  readonly httpClient?: Stripe.StripeConfig['httpClient'];
}

const timeout = 10_000;

/**
 * Stripe, by its own library, which repeats a request that was lost with the same idempotency key. `settings` is read
 * at the first use, when the library is loaded.
 */
export function stripePayments(settings: () => Promise<StripeSettings>): Payments {
  const opened = lazy(async () => {
    const [{ default: Library }, { secretKey, webhookSecrets, server, httpClient }] = await Promise.all([
      import('stripe'),
      settings(),
    ]);
    const options = { timeout, maxNetworkRetries: 2, telemetry: false, ...server, ...(httpClient && { httpClient }) };
    return { stripe: new Library(secretKey, options), webhookSecrets };
  });
  const call = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const { stripe } = await opened.get();
    return work(stripe).catch((error: unknown) => {
      throw failureOf(error);
    });
  };

  return {
    addCustomer: ({ memberId, email, name }) =>
      call(async ({ customers }) => {
        const customer = { email, name, metadata: { member_id: memberId } };
        return (await customers.create(customer, { idempotencyKey: `customer/${memberId}` })).id;
      }),
    saveEmail: (providerCustomerId, email) =>
      call(async ({ customers }) => {
        await orNull(customers.update(providerCustomerId, { email }));
      }),
    removeCustomer: (providerCustomerId) =>
      call(async ({ customers }) => {
        await orNull(customers.del(providerCustomerId));
      }),
    readCustomer: (providerCustomerId) => call((stripe) => orNull(readCustomer(stripe, providerCustomerId))),
    listOpenSubscriptions: () =>
      call(async ({ subscriptions }) => {
        // without a status, all that are neither canceled nor expired
        const found: OpenSubscription[] = [];
        for await (const subscription of subscriptions.list({ limit: 100, expand: [withSchedule] }))
          found.push(summaryOf(subscription));
        return found;
      }),
    listEvents: (since) =>
      call(async (stripe) => {
        const found: PaymentEvent[] = [];
        const created = { gte: Math.floor(since / 1000) };
        for await (const event of stripe.events.list({ created, limit: 100 })) found.push(await eventOf(stripe, event));
        return found;
      }),
    listRefunds: (since) =>
      call(async ({ refunds }) => {
        const found: ProviderRefund[] = [];
        const created = { gte: Math.floor(since / 1000) };
        for await (const refund of refunds.list({ created, limit: 100, expand: ['data.charge'] }))
          found.push(refundOf(refund));
        return found;
      }),
    listPrices: (lookupKeys) =>
      call(async ({ prices }) => {
        const found: ProviderPrice[] = [];
        // Stripe takes at most ten keys
        for (let index = 0; index < lookupKeys.length; index += 10) {
          const some = lookupKeys.slice(index, index + 10);
          for await (const price of prices.list({ lookup_keys: some, active: true, limit: 100 })) {
            const read = priceOf(price);
            if (read !== null) found.push(read);
          }
        }
        return found;
      }),
    addPrice: ({ name, lookupKey, amount, currency, interval }) =>
      call(async ({ prices }) => {
        const params: Stripe.PriceCreateParams = {
          unit_amount: amount,
          currency,
          lookup_key: lookupKey,
          transfer_lookup_key: true,
          product_data: { name },
          ...(interval === 'year' && { recurring: { interval } }),
        };
        // one that was replaced since is made again, instead of being answered as it was then
        const { data } = await prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
        const words = createHash('sha256')
          .update(`${name}/${data[0]?.id ?? 'none'}`)
          .digest('base64url');
        const key = `price/${lookupKey}/${String(amount)}/${currency}/${interval ?? 'once'}/${words}`;
        return (await prices.create(params, { idempotencyKey: key })).id;
      }),
    findCoupon: (couponId) => call(({ coupons }) => orNull(coupons.retrieve(couponId).then(couponOf))),
    addCoupon: ({ couponId: id, name, amountOff }) =>
      call(async ({ coupons }) => {
        await coupons.create({ id, name, amount_off: amountOff, currency: 'usd', duration: 'once' });
      }),
    openCheckout: (request) =>
      call(async ({ checkout }) =>
        checkoutOf(await checkout.sessions.create(checkoutParams(request), { idempotencyKey: request.key })),
      ),
    findCheckout: (checkoutId) =>
      call(({ checkout }) => orNull(checkout.sessions.retrieve(checkoutId).then(checkoutOf))),
    expireCheckout: (checkoutId) =>
      call(({ checkout }) => orNull(expire(checkout.sessions, checkoutId).then(checkoutOf))),
    openPortal: (customer, page, returnUrl) =>
      call(async ({ billingPortal }) => {
        const flow = flowOf(page);
        const params = { customer, return_url: returnUrl, ...(flow && { flow_data: flow }) };
        return (await billingPortal.sessions.create(params)).url;
      }),
    previewInvoice: (subscription, coupon) =>
      call(async ({ invoices }) => {
        const discounts = coupon === null ? ('' as const) : [{ coupon }];
        const { subtotal, total } = await invoices.createPreview({ subscription, discounts });
        return { subtotal, total };
      }),
    applyCoupon: (subscriptionId, coupon, key) =>
      call(async ({ subscriptions }) => {
        await subscriptions.update(subscriptionId, { discounts: [{ coupon }] }, { idempotencyKey: key });
      }),
    changePrice: (subscriptionId, price) =>
      call(async ({ subscriptions }) => {
        const { items } = await subscriptions.retrieve(subscriptionId);
        const id = items.data[0]?.id;
        if (id === undefined) throw new PaymentsFailure(`${subscriptionId} has no item`, { isOutage: false });
        const change = { items: [{ id, price }], proration_behavior: 'none' as const };
        await subscriptions.update(subscriptionId, change);
      }),
    // Stripe does not find a subscription that has ended
    endSubscription: (subscriptionId) =>
      call(async ({ subscriptions }) => {
        await orNull(subscriptions.cancel(subscriptionId));
      }),
    refund: (paymentId, key) =>
      call(async ({ refunds }) => {
        const params = { payment_intent: paymentId, reason: 'duplicate' as const };
        await refunds.create(params, { idempotencyKey: key }).catch((error: unknown) => {
          if (codeOf(error) !== 'charge_already_refunded') throw error;
        });
      }),
    refundPart: (paymentId, { refundId, amount }) =>
      call(async ({ refunds }) => {
        const params = { payment_intent: paymentId, amount, metadata: { [ownRefund]: refundId } };
        const refund = await refunds
          .create(params, { idempotencyKey: `team-refund/${refundId}` })
          .catch((error: unknown) => {
            throw refusalOf(error);
          });
        if (!refundOf(refund).isGivenBack)
          throw new PaymentsFailure(`the refund ${refund.id} failed`, { isOutage: false });
        return refund.id;
      }),
    pageOf: async (id) => {
      const { secretKey, server } = await settings();
      if (server !== null) return '/__sandbox/till';
      const mode = /^(sk|rk)_test_/.test(secretKey) ? 'test/' : '';
      return `https://dashboard.stripe.com/${mode}${id.startsWith('in_') ? 'invoices' : 'payments'}/${id}`;
    },
    readNotice: async (request) => {
      const { stripe, webhookSecrets } = await opened.get();
      return readNotice(stripe, webhookSecrets, request).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
  };
}

/** Closes a page; Stripe refuses it for one that was paid, or has expired, before. */
async function expire(sessions: Stripe['checkout']['sessions'], checkoutId: string): Promise<Stripe.Checkout.Session> {
  return sessions.expire(checkoutId).catch(async (error: unknown) => {
    const session = await sessions.retrieve(checkoutId);
    if (session.status === 'open') throw error;
    return session;
  });
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  const { id, url, expires_at: expiresAt, customer, subscription, status } = session;
  return {
    checkoutId: id,
    url,
    expiresAt: expiresAt * 1000,
    providerCustomerId: customer === null ? null : idOf(customer),
    subscriptionId: subscription === null ? null : idOf(subscription),
    state: status === 'complete' ? 'complete' : status === 'open' ? 'open' : 'expired',
  };
}

function couponOf({ amount_off: amountOff, currency, valid: isValid }: Stripe.Coupon): ProviderCoupon {
  return { amountOff, currency, isValid };
}

function refundOf({ id, payment_intent: payment, charge, status }: Stripe.Refund): ProviderRefund {
  const customer = charge === null || typeof charge === 'string' ? null : charge.customer;
  return {
    refundId: id,
    paymentId: payment === null ? null : idOf(payment),
    providerCustomerId: customer === null ? null : idOf(customer),
    // one that waits is on its way
    isGivenBack: status !== 'failed' && status !== 'canceled',
  };
}

function flowOf(page: PortalPage): Stripe.BillingPortal.SessionCreateParams.FlowData | null {
  if (page.kind === 'overview') return null;
  return { type: 'subscription_cancel', subscription_cancel: { subscription: page.subscriptionId } };
}
