import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { subscriptionGrant } from '@atrium/domain/billing/subscriptionGrant.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { PaymentsFailure, type Payments } from '../ports/payments.ts';
import { completeCheckout, dispute, openCheckout } from './local/till/checkout.ts';
import { signatureOf } from './local/till/deliver.ts';
import type { TillRefund } from './local/till/objects.ts';
import { seedTill } from './local/till/seedTill.ts';
import { serveTill, portOf } from './local/till/serve.ts';
import { find, get, listKind, type TillState } from './local/till/state.ts';
import { stripePayments, type StripeSettings } from './stripe/payments.ts';

// One suite for Stripe's own library against the till, and against a server that answers with Stripe's published
// example objects (the public repository stripe/openapi, MIT licence): what the adapter reads is there in both.

type Json = Record<string, unknown>;
type HttpClient = NonNullable<StripeSettings['httpClient']>;
const examples = JSON.parse(readFileSync(new URL('stripe/examples.json', import.meta.url), 'utf8')) as Record<
  string,
  Json
>;

const secretKey = 'sk_test_contract';
const webhookSecret = 'whsec_contract';
const customer = 'cus_QXg1o8vcGmoR32';
const now = Date.UTC(2026, 10, 1) / 1000;
const pageOf = (_kind: string, id: string): string => `https://pay.example/${id}`;

const seedContract = (): TillState =>
  seedTill(
    {
      prices: [
        { priceId: 'price_year', name: 'A year', lookupKey: 'year', amount: 99_500, isYearly: true },
        { priceId: 'price_once', name: 'Once', lookupKey: 'once', amount: 19_500, isYearly: false },
      ],
      coupons: [{ couponId: 'LESS', name: 'Less', percentOff: 25, amountOff: null }],
      subscriptions: [
        {
          subscriptionId: 'sub_ends',
          customerId: 'cus_ends',
          memberId: 'e',
          email: 'e@x.example',
          name: 'E',
          priceId: 'price_year',
          startedAt: now - 86400,
          periodEnd: now + 364 * 86400,
          state: 'active',
          coupon: 'LESS',
          nextPriceId: 'price_year',
        },
        {
          subscriptionId: 'sub_contract',
          customerId: customer,
          memberId: 'm',
          email: 'm@x.example',
          name: 'M',
          priceId: 'price_year',
          startedAt: now - 86400,
          periodEnd: now + 364 * 86400,
          state: 'active',
          coupon: 'LESS',
          nextPriceId: 'price_year',
        },
      ],
    },
    now,
  );
const till = seedContract();

/** Stripe's own library, talking to another server. */
function payingAt(server: Server, how: Pick<StripeSettings, 'httpClient'> = {}): Payments {
  const address = { protocol: 'http', host: '127.0.0.1', port: portOf(server) } as const;
  const settings = { secretKey, webhookSecrets: ['whsec_old', webhookSecret], server: address, ...how };
  return stripePayments(() => Promise.resolve(settings));
}

/** Sends requests that are made at the same time one after another, the last one first. */
function lastFirst(before: (path: string) => void): HttpClient {
  const client = Stripe.createFetchHttpClient();
  const waiting: (() => Promise<unknown>)[] = [];
  const makeRequest: HttpClient['makeRequest'] = (...request) =>
    new Promise((resolve, reject) => {
      waiting.push(() => {
        before(request[2]);
        return client.makeRequest(...request).then(resolve, reject);
      });
      setImmediate(() => void sendAll());
    });
  let isSending = false;
  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
    isSending = false;
  };
  return Object.assign(Object.create(client) as HttpClient, { makeRequest });
}

/** Answers with an example for each path, a list of one where the path is a list. */
async function serveExamples(): Promise<Server> {
  const lists: Record<string, string> = {
    subscriptions: 'subscription',
    invoices: 'invoice',
    charges: 'charge',
    prices: 'price',
    events: 'event',
    'checkout/sessions': 'checkout.session',
    disputes: 'dispute',
    customers: 'customer',
    refunds: 'refund',
    'billing_portal/sessions': 'billing_portal.session',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const name = pathname.replace('/v1/', '').replace(/\/expire$/, '');
    const [, list = '', id = ''] = /^(.+)\/([^/]+)$/.exec(name) ?? [];
    const kind = lists[name];
    const body =
      kind !== undefined && request.method === 'GET'
        ? { object: 'list', url: pathname, has_more: false, data: [exampleOf(kind)] }
        : name === 'invoices/create_preview'
          ? exampleOf('invoice')
          : exampleOf(kind ?? lists[list] ?? '');
    const status = id === 'none' ? 404 : 200;
    const missing = { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such thing' } };
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_example' });
    response.end(JSON.stringify(status === 200 ? body : missing));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** An example with what the requests of the adapter ask to be expanded. */
function exampleOf(kind: string): Json {
  const example = examples[kind] ?? {};
  if (kind === 'invoice')
    return { ...example, payments: { object: 'list', has_more: false, data: [examples['invoice_payment']] } };
  if (kind === 'checkout.session')
    return { ...example, line_items: { object: 'list', has_more: false, data: [examples['item']] } };
  return example;
}

const servers: Server[] = [];
const payments: Record<string, Payments> = {};
beforeAll(async () => {
  const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(till).then(work) });
  servers.push(local, await serveExamples());
  for (const [index, name] of ['the till', 'the examples'].entries()) {
    payments[name] = payingAt(servers[index] as Server);
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

test('[BIL-02] the till keeps nothing of a preview, which changes nothing', async () => {
  const provider = payments['the till'];
  const [open] = (await provider?.listOpenSubscriptions()) ?? [];
  const before = structuredClone(till);
  await provider?.previewInvoice(open?.subscriptionId ?? '', 'LESS');
  expect(till).toEqual(before);
});

test('[THR-51] what is paid while a customer is read is read whole or not at all', async () => {
  const found = new Set<number>();
  for (const before of [1, 2, 3, 4]) {
    const state = seedContract();
    const order = { coupon: null, trialDays: 0, successUrl: '/', cancelUrl: '/', metadata: {} };
    const page = openCheckout(
      state,
      {
        ...order,
        mode: 'subscription',
        customer,
        clientReference: null,
        price: 'price_year',
        subscriptionMetadata: {},
      },
      (id) => pageOf('checkout', id),
    );
    const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(state).then(work) });
    servers.push(local);
    const sent: string[] = [];
    const httpClient = lastFirst((path) => {
      if (sent.push(path) === before) completeCheckout(state, page);
    });
    const read = await payingAt(local, { httpClient }).readCustomer(customer);
    const bought = read?.subscriptions.filter(({ subscriptionId }) => subscriptionId !== 'sub_contract') ?? [];
    for (const subscription of bought)
      expect(subscription, `paid before request ${String(before)}`).toMatchObject({
        hasBegun: true,
        payment: { amount: 99_500 },
      });
    expect(sent).toHaveLength(4);
    found.add(bought.length);
  }
  expect(found).toEqual(new Set([1, 0]));
});

describe.each(['the till', 'the examples'])('Stripe’s library against %s', (name) => {
  const provider = (): Payments => payments[name] as Payments;

  test('[BIL-05] a customer, a checkout and a portal page', async () => {
    expect(await provider().addCustomer({ memberId: name, email: 'a@x.example', name: 'A' })).toMatch(/^cus_\w+$/);
    const page = await provider().openCheckout({
      providerCustomerId: customer,
      memberId: 'm',
      productId: 'p',
      priceId: 'price_once',
      mode: 'payment',
      upgrades: null,
      coupon: null,
      returnUrl: 'https://a.example/?c={CHECKOUT_SESSION_ID}',
      cancelUrl: 'https://a.example/',
      key: name,
    });
    expect(page).toMatchObject({ state: 'open', checkoutId: expect.stringMatching(/^cs_test_\w+$/) as string });
    expect(page.url).toContain('https://');
    expect(await provider().findCheckout(page.checkoutId)).toMatchObject({ checkoutId: page.checkoutId });
    expect(await provider().findCheckout('none')).toBeNull();
    expect(await provider().openPortal(customer, { kind: 'overview' }, 'https://a.example/')).toContain('https://');
  });

  test('[ACT-06] the address of a customer follows, and of one that is gone there is nothing to say', async () => {
    const id = await provider().addCustomer({ memberId: `${name} moves`, email: 'old@x.example', name: 'Moves' });
    for (const email of ['new@x.example', 'new@x.example']) await provider().saveEmail(id, email);
    await provider().saveEmail('none', 'new@x.example');
    if (name === 'the till') expect(get(till, 'customer', id).email).toBe('new@x.example');
  });

  test('[ACT-05] a customer is erased, and once more, which changes nothing', async () => {
    const id = await provider().addCustomer({ memberId: `${name} leaves`, email: 'leaves@x.example', name: 'Leaves' });
    await provider().removeCustomer(id);
    await provider().removeCustomer(id);
    await provider().removeCustomer('none');
  });

  test('[BIL-08] what a customer has bought, with every instant and amount a number', async () => {
    const read = await provider().readCustomer(customer);
    const [subscription] = read?.subscriptions ?? [];
    expect(subscription?.subscriptionId).toMatch(/^sub_\w+$/);
    expect(subscription?.priceId).toMatch(/^price_\w+$/);
    for (const field of ['startedAt', 'currentPeriodStart', 'currentPeriodEnd'] as const) {
      expect(Number.isSafeInteger(subscription?.[field]), field).toBe(true);
    }
    const [open] = await provider().listOpenSubscriptions();
    expect(open).toMatchObject({ providerCustomerId: customer, subscriptionId: subscription?.subscriptionId });
    const isTill = name === 'the till';
    // the example of a price has no lookup key, and none of the till's payments is given back yet
    const prices = (await provider().listPrices(['year'])).map(({ priceId }) => priceId);
    expect(prices).toEqual(isTill ? ['price_year'] : []);
    expect(await provider().listEvents(0)).not.toEqual([]);
    const refund = { refundId: expect.stringMatching(/^re_\w+$/) as string, isGivenBack: true };
    expect(await provider().listRefunds(0)).toEqual(isTill ? [] : [expect.objectContaining(refund)]);
  });

  test('[BIL-02] a preview, a coupon and another price', async () => {
    const [open] = await provider().listOpenSubscriptions();
    const id = open?.subscriptionId ?? '';
    const preview = await provider().previewInvoice(id, 'LESS');
    expect(preview.total).toBeLessThanOrEqual(preview.subtotal);
    await provider().applyCoupon(id, 'LESS', `${name} coupon`);
    await provider().changePrice(id, 'price_year');
    await provider().addCoupon({ couponId: `OFF-${String(name.length)}`, name: 'Off', amountOff: 2500 });
    if (name !== 'the till') return;
    const made = { amountOff: 2500, currency: 'usd', isValid: true };
    expect(await provider().findCoupon(`OFF-${String(name.length)}`)).toEqual(made);
    const again = provider().addCoupon({ couponId: `OFF-${String(name.length)}`, name: 'Off', amountOff: 2500 });
    await expect(again).rejects.toThrow(/already exists/);
  });

  test('[BIL-05] a page is closed once, a subscription ended and a payment given back; asked again, nothing happens', async () => {
    const request = {
      providerCustomerId: customer,
      memberId: 'm',
      productId: 'p',
      priceId: 'price_year',
      upgrades: null,
    };
    const links = { coupon: null, returnUrl: 'https://a.example/', cancelUrl: 'https://a.example/' };
    const key = `${name} to close`;
    const page = await provider().openCheckout({ ...request, ...links, mode: 'subscription', key });
    for (const times of [1, 2]) {
      const closed = await provider().expireCheckout(page.checkoutId);
      expect(closed?.checkoutId, String(times)).toBe(page.checkoutId);
      if (name === 'the till') expect(closed).toMatchObject({ state: 'expired', url: null });
    }
    expect(await provider().expireCheckout('none')).toBeNull();
    const read = await provider().readCustomer('cus_ends');
    const payment = read?.subscriptions[0]?.payment ?? null;
    if (name === 'the till') expect(payment).toMatchObject({ amount: 99_500 });
    for (const times of [1, 2]) {
      await provider().refund(payment?.paymentId ?? 'pi_example', `${name} refund ${String(times)}`);
      await provider().endSubscription('sub_ends');
    }
    await provider().endSubscription('none');
    if (name !== 'the till') return;
    const given = (await provider().listRefunds(0)).filter(
      ({ providerCustomerId }) => providerCustomerId === 'cus_ends',
    );
    expect(given).toEqual([expect.objectContaining({ paymentId: payment?.paymentId, isGivenBack: true })]);
    const [after] = (await provider().readCustomer('cus_ends'))?.subscriptions ?? [];
    expect(after).toMatchObject({ status: 'canceled', isTakenBack: true, payment: { amount: 0 } });
  });

  test('[THR-51] an event counts with a fresh signature of a known secret only', async () => {
    const body = JSON.stringify(examples['event']);
    const at = Math.floor(Date.now() / 1000);
    const notice = (signature: string, text = body) =>
      provider().readNotice({ headers: { 'stripe-signature': signature }, body: text });
    expect(await notice(signatureOf(webhookSecret, body, at))).toMatchObject({ kind: 'event', type: 'plan.created' });
    expect(await notice(signatureOf('whsec_old', body, at))).toMatchObject({ kind: 'event' });
    const refused = { kind: 'unauthorized' };
    expect(await notice(signatureOf('whsec_other', body, at))).toEqual(refused);
    expect(await notice(signatureOf(webhookSecret, body, at - 301))).toEqual(refused);
    expect(await notice(signatureOf(webhookSecret, body, at), `${body} `)).toEqual(refused);
    expect(await provider().readNotice({ headers: {}, body })).toEqual(refused);
    // what a stranger sends is refused, and no failure of ours
    for (const empty of ['', ',', 't', 'v1', 't=1,v1=', 't=1,v1', `${signatureOf('whsec_other', body, at)},v1=`, '=']) {
      expect(await notice(empty)).toEqual(refused);
    }
    const event = { ...(JSON.parse(body) as object), data: { object: { object: 'customer', id: 'cus_1' } } };
    const long = { data: { object: { object: 'customer', id: `cus_${'x'.repeat(500)}` } } };
    for (const change of [
      { created: -1 },
      { created: 1e300 },
      { created: 1.00001 },
      { id: '' },
      { type: 'a b' },
      long,
    ]) {
      const text = JSON.stringify({ ...event, ...change });
      expect(await notice(signatureOf(webhookSecret, text, at), text), text.slice(0, 200)).toEqual({ kind: 'odd' });
    }
    for (const odd of ['{', '[]', 'null', '{"object":"event"}', '{"id":"evt_1","type":"a","created":1,"data":null}']) {
      expect(await notice(signatureOf(webhookSecret, odd, at), odd), odd).toEqual(refused);
    }
  });
});

test('[BIL-08] a refund of the till, and the example of one, have the fields of Stripe’s own types', () => {
  expectTypeOf<Omit<TillRefund, 'till'>>().toExtend<Pick<Stripe.Refund, Exclude<keyof TillRefund, 'till'>>>();
  const { status, payment_intent: payment, charge, reason } = examples['refund'] as Partial<Stripe.Refund>;
  expect({ status, payment, reason, charge }).toEqual({
    status: 'succeeded',
    payment: null,
    reason: null,
    charge: expect.stringMatching(/^ch_\w+$/) as string,
  });
});

test('every field that the till answers with is one of Stripe’s, of the same type', async () => {
  const session = openCheckout(
    till,
    {
      mode: 'payment',
      customer,
      clientReference: null,
      price: 'price_once',
      coupon: null,
      trialDays: 0,
      successUrl: 'https://a.example/',
      cancelUrl: 'https://a.example/',
      metadata: {},
      subscriptionMetadata: {},
    },
    (id) => pageOf('checkout', id),
  );
  expect(completeCheckout(till, session)).toBe(true);
  const headers = { authorization: `Bearer ${secretKey}` };
  const port = portOf(servers[0] as Server);
  const kinds = [
    'customers',
    'prices',
    'coupons',
    'subscriptions',
    'invoices',
    'charges',
    'refunds',
    'checkout/sessions',
    'events',
  ];
  const unknown: string[] = [];
  for (const kind of kinds) {
    const response = await fetch(`http://127.0.0.1:${String(port)}/v1/${kind}`, { headers });
    const { data } = (await response.json()) as { data: Json[] };
    expect(data.length, kind).toBeGreaterThan(0);
    for (const object of data) {
      const example = examples[String(object['object'])] ?? {};
      for (const [field, value] of Object.entries(object)) {
        const theirs = example[field];
        if (!(field in example)) unknown.push(`${kind}.${field}`);
        else if (value !== null && theirs !== null && theirs !== undefined && typeof value !== typeof theirs) {
          unknown.push(`${kind}.${field} is a ${typeof value}`);
        }
      }
    }
  }
  expect([...new Set(unknown)]).toEqual([]);
});

test('[THR-53] a key carries a request out once, and is refused for another', async () => {
  const before = get(till, 'coupon', 'LESS').times_redeemed;
  const provider = payments['the till'] as Payments;
  await Promise.all(Array.from({ length: 5 }, () => provider.applyCoupon('sub_contract', 'LESS', 'one key')));
  expect(get(till, 'coupon', 'LESS').times_redeemed).toBe(before + 1);
  const other = provider.applyCoupon('sub_contract', 'NONE', 'one key');
  await expect(other).rejects.toThrow(/same parameters/);
  await expect(other).rejects.toBeInstanceOf(PaymentsFailure);
});

test('[BIL-08] a dispute takes a payment back unless it has cost nothing, and its event is about the payer', async () => {
  const state = seedContract();
  const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(state).then(work) });
  servers.push(local);
  const provider = payingAt(local);
  const charge = listKind(state, 'charge').find((item) => item.customer === customer);
  if (charge === undefined) throw new Error('nothing was paid');
  dispute(state, charge.id);
  const [made] = listKind(state, 'dispute');
  if (made === undefined) throw new Error('nothing is disputed');
  const isTakenBack = async (status: string) => {
    Object.assign(made, { status });
    return (await provider.readCustomer(customer))?.subscriptions[0]?.isTakenBack;
  };
  for (const status of ['needs_response', 'under_review', 'lost', 'warning_needs_response'])
    expect([status, await isTakenBack(status)]).toEqual([status, true]);
  for (const status of ['won', 'warning_closed', 'prevented'])
    expect([status, await isTakenBack(status)]).toEqual([status, false]);
  const body = JSON.stringify({ ...examples['event'], type: 'charge.dispute.created', data: { object: made } });
  const signature = signatureOf(webhookSecret, body, Math.floor(Date.now() / 1000));
  expect(await provider.readNotice({ headers: { 'stripe-signature': signature }, body })).toMatchObject({
    kind: 'event',
    type: 'charge.dispute.created',
    providerCustomerId: customer,
  });
});

test('[BIL-08] a request that is refused is no outage; one that comes too soon is', async () => {
  const answering = (status: number, type: string) => {
    const body = JSON.stringify({ error: { type, message: 'No' } });
    const headers = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
    const httpClient = Stripe.createFetchHttpClient(() => Promise.resolve(new Response(body, { status, headers })));
    return payingAt(servers[0] as Server, { httpClient }).findCheckout('cs_1');
  };
  for (const [status, type, isOutage] of [
    [400, 'invalid_request_error', false],
    [429, 'rate_limit_error', true],
    [500, 'api_error', true],
  ] as const) {
    const failure = await answering(status, type).catch((error: unknown) => error);
    expect([status, failure]).toEqual([status, expect.objectContaining({ isOutage })]);
    expect(failure).toBeInstanceOf(PaymentsFailure);
  }
});

test('prices are asked for by ten keys at a time, and all of them are found', async () => {
  const others = Array.from({ length: 9 }, (_, n) => `other-${String(n)}`);
  const found = await (payments['the till'] as Payments).listPrices([...others, 'year', 'once']);
  expect(found.map(({ lookupKey }) => lookupKey)).toEqual(['year', 'once']);
});

test('lists are answered in pages, to the last one', async () => {
  const provider = payments['the till'] as Payments;
  for (let n = 0; n < 120; n += 1) {
    const source = find(till, 'subscription', 'sub_contract');
    if (source !== undefined) till.objects[`sub_page_${String(n)}`] = { ...source, id: `sub_page_${String(n)}` };
  }
  const open = await provider.listOpenSubscriptions();
  expect(new Set(open.map(({ subscriptionId }) => subscriptionId)).size).toBe(121);
  for (const { id } of listKind(till, 'subscription'))
    if (id.startsWith('sub_page_')) Reflect.deleteProperty(till.objects, id);
});

/** Notes the key and the parameters of each request that writes, on its way to the till. */
function noting(
  written: { readonly path: string; readonly key: string; readonly params: URLSearchParams }[],
): HttpClient {
  const client = Stripe.createFetchHttpClient();
  const makeRequest: HttpClient['makeRequest'] = (...request) => {
    const [, , path, method, headers, data] = request;
    const sent = new Headers(headers as unknown as Record<string, string>);
    const params = new URLSearchParams(data);
    if (method === 'POST') written.push({ path, key: sent.get('idempotency-key') ?? '', params });
    return client.makeRequest(...request);
  };
  return Object.assign(Object.create(client) as HttpClient, { makeRequest });
}

test('[THR-53] [BIL-05] what may be done once only is sent with its own key, and names whose it is', async () => {
  const state = seedContract();
  const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(state).then(work) });
  servers.push(local);
  const written: { readonly path: string; readonly key: string; readonly params: URLSearchParams }[] = [];
  const provider = payingAt(local, { httpClient: noting(written) });
  await provider.addCustomer({ memberId: 'somebody', email: 'a@x.example', name: 'A' });
  const order = { providerCustomerId: customer, memberId: 'm', productId: 'p', priceId: 'price_year', upgrades: null };
  const links = { coupon: null, returnUrl: 'https://a.example/', cancelUrl: 'https://a.example/' };
  await provider.openCheckout({ ...order, ...links, mode: 'subscription', key: 'order/1' });
  await provider.openCheckout({ ...order, ...links, mode: 'payment', priceId: 'price_once', key: 'order/2' });
  await provider.applyCoupon('sub_contract', 'LESS', 'offer/1');
  await provider.changePrice('sub_contract', 'price_year');
  const { payment } = (await provider.readCustomer('cus_ends'))?.subscriptions[0] ?? {};
  await provider.refund(payment?.paymentId ?? '', 'refund/1');
  expect(written.map(({ path, key }) => [path, key.startsWith('stripe-node-retry-') ? 'of the library' : key])).toEqual(
    [
      ['/v1/customers', 'customer/somebody'],
      ['/v1/checkout/sessions', 'order/1'],
      ['/v1/checkout/sessions', 'order/2'],
      ['/v1/subscriptions/sub_contract', 'offer/1'],
      ['/v1/subscriptions/sub_contract', 'of the library'],
      ['/v1/refunds', 'refund/1'],
    ],
  );
  const [, membership, purchase, , change] = written.map(({ params }) => params);
  expect(membership?.get('subscription_data[metadata][member_id]')).toBe('m');
  expect(purchase?.get('payment_intent_data[metadata][member_id]')).toBe('m');
  expect(change?.get('proration_behavior')).toBe('none');
});

test('[BIL-08] payments beyond the first hundred of a customer count, and the newest invoice decides', async () => {
  const state = seedContract();
  const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(state).then(work) });
  servers.push(local);
  const provider = payingAt(local);
  const [charge, invoice] = [
    listKind(state, 'charge').find((item) => item.customer === customer),
    listKind(state, 'invoice').find((item) => item.customer === customer),
  ];
  if (charge === undefined || invoice === undefined) throw new Error('nothing was paid');
  // later purchases of other things come first in each list
  for (let n = 1; n <= 120; n += 1) {
    const later = { created: charge.created + n, customer };
    state.objects[`ch_${String(n)}`] = {
      ...charge,
      ...later,
      id: `ch_${String(n)}`,
      payment_intent: `pi_${String(n)}`,
    };
    const parent = { type: 'subscription_details', subscription_details: { subscription: 'sub_other' } } as const;
    state.objects[`in_${String(n)}`] = { ...invoice, ...later, id: `in_${String(n)}`, parent };
  }
  const own = async () =>
    (await provider.readCustomer(customer))?.subscriptions.find(
      ({ subscriptionId }) => subscriptionId === 'sub_contract',
    );
  expect(await own()).toMatchObject({ isPaid: true, isTakenBack: false, payment: { amount: 99_500 } });
  charge.refunded = true;
  charge.amount_refunded = charge.amount;
  expect(await own()).toMatchObject({ isTakenBack: true });
  // a renewal was paid since: what was given back of the year before closes nothing
  const renewal = { ...charge, id: 'ch_renewal', payment_intent: 'pi_renewal', refunded: false, amount_refunded: 0 };
  state.objects['ch_renewal'] = { ...renewal, created: charge.created + 500 };
  const till = { ...invoice.till, payment: 'pi_renewal' };
  const paid = JSON.parse(JSON.stringify(invoice).replaceAll(charge.payment_intent, 'pi_renewal')) as typeof invoice;
  state.objects['in_renewal'] = { ...paid, id: 'in_renewal', created: invoice.created + 500, till };
  expect(await own()).toMatchObject({ isTakenBack: false, payment: { paymentId: 'pi_renewal' } });
});

test('[BIL-05] [BIL-08] a membership whose first invoice is covered by a coupon or a credit has begun', async () => {
  const state = seedContract();
  const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(state).then(work) });
  servers.push(local);
  const provider = payingAt(local);
  const invoice = listKind(state, 'invoice').find((item) => item.customer === customer);
  if (invoice === undefined) throw new Error('no invoice');
  for (const { id } of listKind(state, 'charge').filter((item) => item.customer === customer)) {
    Reflect.deleteProperty(state.objects, id);
  }
  Object.assign(invoice, { total: 0, amount_due: 0, amount_paid: 0, till: { payment: null } });
  const own = async () => (await provider.readCustomer(customer))?.subscriptions[0];
  const free = await own();
  // nothing was paid, so that nothing is offered instead of canceling (D44), and nothing can be given back
  expect(free).toMatchObject({ status: 'active', hasBegun: true, isPaid: false, isTakenBack: false, payment: null });
  expect(free && subscriptionGrant(free)).toMatchObject({ isSuspended: false });
  invoice.status = 'open';
  expect(await own()).toMatchObject({ hasBegun: false });
});

test('[BIL-08] what Stripe leaves out of a list unless it is asked is asked for, and the first failure counts', async () => {
  const state = seedContract();
  const local = await serveTill({ secretKey, pageOf, run: (work) => Promise.resolve(state).then(work) });
  servers.push(local);
  const asked: URL[] = [];
  const httpClient = lastFirst((path) => {
    asked.push(new URL(path, 'https://api.example'));
  });
  const provider = payingAt(local, { httpClient });
  const failed = listKind(state, 'invoice').find((item) => item.customer === customer);
  if (failed === undefined) throw new Error('no invoice');
  for (const [id, later] of [
    ['in_first', 100],
    ['in_second', 200],
  ] as const) {
    const created = failed.created + later;
    const unpaid = { status: 'open' as const, amount_paid: 0, attempted: true, attempt_count: 1, created };
    state.objects[id] = {
      ...failed,
      ...unpaid,
      id,
      status_transitions: { ...failed.status_transitions, finalized_at: created },
    };
  }
  const read = await provider.readCustomer(customer);
  expect(read?.subscriptions.find(({ subscriptionId }) => subscriptionId === 'sub_contract')?.firstFailedAt).toBe(
    (failed.created + 100) * 1000,
  );
  const since = Date.UTC(2026, 10, 1);
  await provider.listRefunds(since);
  await provider.listEvents(since);
  const expanded = Object.fromEntries(
    asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('expand[0]')]),
  );
  expect(expanded).toMatchObject({
    '/v1/checkout/sessions': 'data.line_items',
    '/v1/invoices': 'data.payments',
    '/v1/refunds': 'data.charge',
  });
  // Stripe counts in seconds
  const starts = asked.flatMap(({ searchParams }) => searchParams.get('created[gte]') ?? []);
  expect(new Set(starts)).toEqual(new Set([String(since / 1000)]));
});
