import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeCheckout, openCheckout, refund } from '../../adapters/local/till/checkout.ts';
import { get, listKind, type TillState } from '../../adapters/local/till/state.ts';
import { inTurn } from '../../base/turns.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { areasOf, cutOff, order, payFor, press } from './billing.fixture.ts';
import { reconcile } from './service/reconcile.ts';
import { settleCheckout } from './service/settleCheckout.ts';
import { readUntilStored, syncCustomer } from './service/syncCustomer.ts';
import { addCheckout } from './store/checkouts.ts';
import { listWaitingCustomers } from './store/events.ts';

// What is paid on several pages of the provider: a member keeps one membership, and pays one upgrade in a term (D46,
// D47).

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function customerOf({ memberId }: Caller): Promise<string> {
  const { provider_customer_id: customer } = await server.db
    .selectFrom('billing_account')
    .select('provider_customer_id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return customer;
}

/** Opens pages as processes do that order at the same moment and do not hear of each other; returns their ids. */
async function openPages(
  caller: Caller,
  productIds: readonly string[],
  { upgrades, isPaidOnce = upgrades !== undefined }: { upgrades?: string; isPaidOnce?: boolean } = {},
): Promise<string[]> {
  const customer = await customerOf(caller);
  const ids: string[] = [];
  for (const productId of productIds) {
    const price = `price_${productId.replaceAll('-', '_')}`;
    const { id } = await server.till.run((state) =>
      openCheckout(
        state,
        {
          mode: isPaidOnce ? 'payment' : 'subscription',
          customer,
          clientReference: caller.memberId,
          price,
          coupon: null,
          trialDays: 0,
          successUrl: '/',
          cancelUrl: '/',
          subscriptionMetadata: {},
          metadata: upgrades === undefined ? {} : { upgrades },
        },
        (page) => `${server.origin}/__sandbox/checkout/${page}`,
      ),
    );
    ids.push(id);
    const url = pageOf(id);
    const instants = { createdAt: new Date(), expiresAt: new Date(server.clock.now() + 86_400_000) };
    const links = { returnUrl: '/', cancelUrl: '/', url, promoCode: null, priceId: price };
    await addCheckout(server.db, { checkoutId: id, memberId: caller.memberId, productId, ...links, ...instants });
  }
  return ids;
}

const pageOf = (checkoutId: string): string => `${server.origin}/__sandbox/checkout/${checkoutId}`;
const pay = async (checkoutId: string): Promise<number> => (await press(pageOf(checkoutId), { card: 'pays' })).status;

/** Pays pages whose events are lost. */
function paySilently(checkoutIds: readonly string[]): Promise<void> {
  return server.till.run((state) => {
    for (const id of checkoutIds) completeCheckout(state, get(state, 'checkout.session', id));
    for (const event of listKind(state, 'event')) event.till = { ...event.till, delivered: true };
  });
}

/** The state of a checkout, as its caller is answered. */
async function settle(caller: Caller, checkoutId: string): Promise<string> {
  const { settleStripeCheckout } = await caller.query<{ settleStripeCheckout: { state: string } }>(
    `mutation { settleStripeCheckout(checkoutId: "${checkoutId}") { state } }`,
  );
  return settleStripeCheckout.state;
}

/** What a customer pays for, and what was given back. */
async function booksOf(caller: Caller): Promise<{ readonly open: string[]; readonly kept: number[]; back: number[] }> {
  const customer = await customerOf(caller);
  return server.till.run((state) => {
    const charges = listKind(state, 'charge').filter((charge) => charge.customer === customer && charge.paid);
    return {
      open: listKind(state, 'subscription')
        .filter((item) => item.customer === customer && item.status !== 'canceled')
        .map(({ items }) => items.data[0].price),
      kept: charges.filter(({ refunded }) => !refunded).map(({ amount }) => amount),
      back: charges.filter(({ refunded }) => refunded).map(({ amount }) => amount),
    };
  });
}

async function told(caller: Caller, address: string): Promise<{ readonly mails: string[]; readonly audits: number }> {
  const mails = (await server.mails()).filter(({ to, subject }) => to === address && subject.startsWith('We '));
  const audits = await server.db
    .selectFrom('audit_entry')
    .select('detail')
    .where('action', '=', 'SURPLUS_REFUNDED')
    .where('subject', '=', `member/${caller.memberId}`)
    .execute();
  return { mails: mails.map(({ subject }) => subject), audits: audits.length };
}

const second = 'We ended a second Atrium membership';
const upgraded = 'We refunded your Atrium payment';
/** Every event was sent, and the job of each has read its customer: none of them changes anything later. */
const settled = async (): Promise<void> => {
  await server.till.catchUp();
  await expect.poll(() => listWaitingCustomers(server.db)).toEqual([]);
};

test('[BIL-05] [THR-52] another order closes the page of the one before, and a paid one closes the rest', async () => {
  const caller = await server.as('limited');
  const pages: string[] = [];
  for (const [product_id, return_url] of [
    ['ai-ondemand', '/a'],
    ['unlimited', '/b'],
    ['unlimited', '/c'],
  ])
    pages.push((await order(caller, { product_id, return_url })).url ?? '');
  const aside = (await order(caller, { product_id: 'crash-courses', return_url: '/a' })).url ?? '';
  expect(new Set([...pages, aside]).size).toBe(4);
  const answers = await Promise.all(pages.map((url) => press(url, { card: 'pays' })));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 303]);
  // the order that was refused a page asks what became of the last one, although no event has come
  expect((await order(caller, { product_id: 'ai-ondemand', return_url: '/a' })).error?.code).toBe(
    'PRODUCT_NOT_SELLABLE',
  );
  const books = await booksOf(caller);
  expect(books).toEqual({ open: ['price_unlimited'], kept: [99_500], back: [] });
  expect((await press(aside, { card: 'pays' })).status).toBe(303);
});

test('[BIL-05] a member who comes back to an order whose page another one has closed gets a page that can be paid', async () => {
  const caller = await server.as('alumni');
  const first = await order(caller, { product_id: 'ai-ondemand' });
  await order(caller, { product_id: 'unlimited' });
  const again = await order(caller, { product_id: 'ai-ondemand' });
  expect(again.url).not.toBe(first.url);
  expect((await press(again.url ?? '', { card: 'pays' })).status).toBe(303);
  expect(await booksOf(caller)).toMatchObject({ open: ['price_ai_ondemand'], back: [] });
});

test('[BIL-05] [THR-52] a member who has paid on one of several pages orders no other, although no event has come', async () => {
  const caller = await server.as('workshops');
  await order(caller, { product_id: 'crash-courses' });
  const [paid = ''] = await openPages(caller, ['ai-ondemand', 'unlimited']);
  await paySilently([paid]);
  expect((await order(caller, { product_id: 'ai-academy' })).error?.code).toBe('PRODUCT_NOT_SELLABLE');
  expect(await booksOf(caller)).toEqual({ open: ['price_ai_ondemand'], kept: [49_500], back: [] });
});

test('[BIL-05] [THR-52] a member who has paid an order is not led to its page again, although no event has come', async () => {
  const caller = await server.as('minimba-none');
  const { url } = await order(caller, { product_id: 'unlimited' });
  await paySilently([url?.split('/').at(-1) ?? '']);
  expect((await order(caller, { product_id: 'unlimited' })).error?.code).toBe('PRODUCT_NOT_SELLABLE');
});

test('[BIL-05] a page that was paid is not closed', async () => {
  const caller = await server.as('transactional-none');
  const { url } = await order(caller, { product_id: 'crash-courses' });
  const paid = url?.split('/').at(-1) ?? '';
  await paySilently([paid]);
  const ctx = server.context(null, server.clock.now());
  const real = ctx.ports.payments as Payments;
  const closed: string[] = [];
  const expireCheckout: Payments['expireCheckout'] = (id) => {
    closed.push(id);
    return real.expireCheckout(id);
  };
  const ports = { ...ctx.ports, payments: { ...real, expireCheckout } };
  await syncCustomer({ ...ctx, ports }, await customerOf(caller));
  expect(await settle(caller, paid)).toBe('COMPLETE');
  expect(closed).toEqual([]);
});

test('[BIL-05] [THR-52] of three memberships paid at the same moment one is kept, the others are ended and refunded once', async () => {
  const caller = await server.as('posttrial');
  await order(caller, { product_id: 'unlimited' });
  const pages = await openPages(caller, ['ai-ondemand', 'unlimited', 'unlimited']);
  expect(await Promise.all(pages.map(pay))).toEqual([303, 303, 303]);
  const answers = await Promise.all([...pages, ...pages].map((page) => settle(caller, page)));
  await settled();
  const states = await Promise.all(pages.map((page) => settle(caller, page)));
  expect(states.toSorted()).toEqual(['COMPLETE', 'REFUNDED', 'REFUNDED']);
  // also by what is known here alone, and for pages of which it was not noted what was begun there
  const cut = await cutOff(server, caller);
  const known = () => Promise.all(pages.map(async (page) => settleCheckout(cut, page)));
  const settledAs = states.map((state) => ({ ok: true, value: { state } }));
  expect(await known()).toMatchObject(settledAs);
  const own = server.db.updateTable('billing_checkout').where('checkout_id', 'in', pages);
  await own.set({ subscription_id: null }).execute();
  expect((await known()).map(({ ok }) => ok)).toEqual([false, false, false]);
  expect(await Promise.all(pages.map((page) => settle(caller, page)))).toEqual(states);
  expect(await known()).toMatchObject(settledAs);
  expect(answers.filter((state) => state === 'COMPLETE').length).toBeGreaterThan(0);
  const books = await booksOf(caller);
  expect([books.open.length, books.kept.length, books.back.length]).toEqual([1, 1, 2]);
  expect(await told(caller, 'posttrial@demo.example')).toEqual({ mails: [second, second], audits: 2 });
  const wide = ['ai-academy', 'mcsc-unlimited'];
  await expect.poll(() => areasOf(caller)).toEqual(books.open[0] === 'price_unlimited' ? wide : ['ai-ondemand']);
});

test('[BIL-05] [THR-51] [THR-52] paid one after another, the first is kept; the night finds one that no event told of', async () => {
  const caller = await server.as('limited-over');
  await order(caller, { product_id: 'unlimited' });
  const pages = await openPages(caller, ['ai-ondemand', 'unlimited', 'ai-academy']);
  const [first = '', next = '', last = ''] = pages;
  // nothing closes these pages at the provider while its events are lost
  await server.db.deleteFrom('billing_checkout').where('checkout_id', 'in', [next, last]).execute();
  expect(await pay(first)).toBe(303);
  expect(await settle(caller, first)).toBe('COMPLETE');
  // within the same second, the smallest time at the provider, the one that was granted is kept
  expect(await pay(next)).toBe(303);
  await settled();
  await expect.poll(async () => (await booksOf(caller)).back).toEqual([99_500]);
  await server.till.run((state) => {
    const session = get(state, 'checkout.session', last);
    expect(session.status).toBe('open');
  });
  await paySilently([last]);
  await reconcile(server.context(null, server.clock.now()));
  await settled();
  expect(await booksOf(caller)).toEqual({ open: ['price_ai_ondemand'], kept: [49_500], back: [99_500, 75_000] });
  await expect.poll(() => areasOf(caller)).toEqual(['ai-ondemand', 'mc-limited']);
  expect(await told(caller, 'limited-over@demo.example')).toEqual({ mails: [second, second], audits: 2 });
});

test('[BIL-04] of three upgrades that are paid one is kept; given back in full, the plan is as before, and can be upgraded', async () => {
  const caller = await server.as('ondemand');
  const upgrades = 'sub_tomas';
  const before = await booksOf(caller);
  const product = 'unlimited-upgrade';
  const pages = await openPages(caller, [product, product, product], { upgrades });
  const [unpaid = ''] = await openPages(caller, [product], { upgrades });
  expect(await Promise.all(pages.map(pay))).toEqual([303, 303, 303]);
  await Promise.all(pages.map((page) => settle(caller, page)));
  await settled();
  const states = await Promise.all(pages.map((page) => settle(caller, page)));
  expect(states.toSorted()).toEqual(['COMPLETE', 'REFUNDED', 'REFUNDED']);
  expect(await booksOf(caller)).toEqual({
    open: ['price_unlimited'],
    kept: [...before.kept, 25_000],
    back: [25_000, 25_000],
  });
  await expect.poll(() => areasOf(caller)).toEqual(['ai-academy', 'mcsc-unlimited']);
  // nothing is left on which it could be paid once more
  expect(await pay(unpaid)).toBe(404);
  expect(await told(caller, 'ondemand@demo.example')).toEqual({ mails: [upgraded, upgraded], audits: 2 });
  await server.till.run((state) => {
    const kept = upgradeOf(state);
    refund(state, kept.id, kept.amount);
  });
  await settled();
  await expect.poll(() => areasOf(caller)).toEqual(['ai-ondemand']);
  expect((await booksOf(caller)).open).toEqual(['price_ai_ondemand']);
  await payFor(caller, 'unlimited', true);
  await settled();
  await expect.poll(() => areasOf(caller)).toEqual(['ai-academy', 'mcsc-unlimited']);
});

test('[BIL-05] [BIL-08] a refund whose answer is lost, or that is refused, is made later; nothing else waits for it', async () => {
  const caller = await server.as('limited-crash');
  await order(caller, { product_id: 'unlimited' });
  const ctx = server.context(null, server.clock.now());
  const real = ctx.ports.payments as Payments;
  const failing = (isOutage: boolean): typeof ctx => {
    const payments: Payments = {
      ...real,
      refund: async (paymentId, key) => {
        if (isOutage) await real.refund(paymentId, key);
        throw new PaymentsFailure('no answer', { isOutage });
      },
    };
    return { ...ctx, ports: { ...ctx.ports, payments } };
  };
  const customer = await customerOf(caller);
  const [one = '', two = ''] = await openPages(caller, ['ai-ondemand', 'unlimited']);
  await paySilently([one, two]);
  await syncCustomer(ctx, customer);
  const [kept] = (await booksOf(caller)).open;
  const [other = ''] = await openPages(caller, ['ai-academy']);
  // what earlier events cause waits for its turn
  const alone = (work: () => Promise<void>) => inTurn(`billing customer ${customer}`, work);
  await alone(async () => {
    await paySilently([other]);
    await expect(readUntilStored(failing(true), customer)).rejects.toThrow('no answer');
  });
  await syncCustomer(ctx, customer);
  const [last = ''] = await openPages(caller, ['ai-academy']);
  // a refusal is logged, and leaves the rest of the state to be stored
  await alone(async () => {
    await paySilently([last]);
    await readUntilStored(failing(false), customer);
  });
  const logged = server.takeErrors().map(({ msg }) => msg);
  expect(new Set(logged)).toEqual(new Set(['a second payment could not be given back']));
  expect(await settle(caller, last)).toBe('REFUNDED');
  await syncCustomer(ctx, customer);
  await settled();
  const books = await booksOf(caller);
  expect([books.open, books.kept.length, books.back.length]).toEqual([[kept], 1, 3]);
  expect((await told(caller, 'limited-crash@demo.example')).audits).toBe(3);
});

test('[BIL-05] [THR-52] what is bought once and paid on three pages at the same moment is kept once; the others go back, and no page is left', async () => {
  const caller = await server.as('planner');
  const product = 'mini-mba';
  await order(caller, { product_id: product, return_url: '/a' });
  const before = await booksOf(caller);
  const pages = await openPages(caller, [product, product, product], { isPaidOnce: true });
  const other = (await order(caller, { product_id: 'crash-courses', return_url: '/a' })).url ?? '';
  expect(await Promise.all(pages.map(pay))).toEqual([303, 303, 303]);
  await Promise.all([...pages, ...pages].map((page) => settle(caller, page)));
  await settled();
  const states = await Promise.all(pages.map((page) => settle(caller, page)));
  expect(states.toSorted()).toEqual(['COMPLETE', 'REFUNDED', 'REFUNDED']);
  expect(await booksOf(caller)).toEqual({
    open: before.open,
    kept: [...before.kept, 145_000],
    back: [...before.back, 145_000, 145_000],
  });
  await expect.poll(() => areasOf(caller)).toContain('bootcamps');
  expect(await told(caller, 'planner@demo.example')).toEqual({ mails: [upgraded, upgraded], audits: 2 });
  // it is sold to nobody who has it, and its open pages are closed
  expect((await order(caller, { product_id: product, return_url: '/b' })).error?.code).toBe('PRODUCT_NOT_SELLABLE');
  const open = server.db.selectFrom('billing_checkout').select('product_id').where('member_id', '=', caller.memberId);
  const left = open.where('completed_at', 'is', null).where('expires_at', '>', new Date(server.clock.now()));
  expect((await left.execute()).map((row) => row.product_id)).toEqual(['crash-courses']);
  expect((await press(other, { card: 'pays' })).status).toBe(303);
  // given back in full, it may be bought again
  await server.till.run((state) => {
    const kept = listKind(state, 'charge').find(({ amount, refunded }) => amount === 145_000 && !refunded);
    if (kept === undefined) throw new Error('nothing was kept');
    refund(state, kept.id, kept.amount);
  });
  await settled();
  await expect.poll(() => areasOf(caller)).not.toContain('bootcamps');
  expect((await order(caller, { product_id: product, return_url: '/c' })).error).toBeNull();
});

test('[BIL-08] [THR-51] the night gives back what did not arrive, and hears of a refund that no event told of', async () => {
  const caller = await server.as('crash');
  await order(caller, { product_id: 'unlimited' });
  const customer = await customerOf(caller);
  const [one = '', two = ''] = await openPages(caller, ['unlimited', 'unlimited']);
  await paySilently([one, two]);
  const ctx = server.context(null, server.clock.now());
  await syncCustomer(ctx, customer);
  await settled();
  expect((await booksOf(caller)).back).toEqual([99_500]);
  const night = () => reconcile(server.context(null, server.clock.now()));
  expect((await night()).reopened).toEqual([]);
  expect(server.takeErrors()).toEqual([]);

  // the bank sends the refund back
  const failed = await server.till.run((state) => {
    const charge = listKind(state, 'charge').find((item) => item.customer === customer && item.refunded);
    const found = listKind(state, 'refund').find((item) => item.charge === charge?.id);
    if (charge === undefined || found === undefined) throw new Error('nothing was given back');
    found.status = 'failed';
    charge.refunded = false;
    charge.amount_refunded = 0;
    return charge.payment_intent;
  });
  const after = await night();
  expect(after.reopened).toHaveLength(1);
  expect(after.healed).toContain(customer);
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual([
    'what was given back is not given back at the payment provider',
  ]);
  expect((await booksOf(caller)).back).toEqual([99_500]);
  const again = await ctx.ports.payments?.listRefunds(0);
  expect(
    again
      ?.filter(({ paymentId }) => paymentId === failed)
      .map(({ isGivenBack }) => isGivenBack)
      .toSorted(),
  ).toEqual([false, true]);
  expect((await night()).healed).toEqual([]);

  // somebody gives the rest back by hand, and no event comes
  await settled();
  await server.till.run((state) => {
    const kept = listKind(state, 'charge').find((item) => item.customer === customer && item.paid && !item.refunded);
    if (kept === undefined) throw new Error('nothing was kept');
    refund(state, kept.id, kept.amount);
    for (const event of listKind(state, 'event')) Reflect.deleteProperty(state.objects, event.id);
  });
  await expect.poll(() => areasOf(caller)).toContain('mcsc-unlimited');
  expect((await night()).healed).toContain(customer);
  await expect.poll(() => areasOf(caller)).not.toContain('mcsc-unlimited');
});

function upgradeOf(state: TillState) {
  const found = listKind(state, 'charge').find(({ amount, refunded }) => amount === 25_000 && !refunded);
  if (found === undefined) throw new Error('no upgrade was kept');
  return found;
}
