import type { ProductFile } from '@atrium/domain/billing/productForm.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../../adapters/local/till/state.ts';
import type { Payments } from '../../ports/payments.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { actOf } from '../../testing/operator.ts';
import { order } from './billing.fixture.ts';
import { readMissingPrices, readPrices } from './service/prices.ts';
import { saveProducts, writeProducts } from './service/staff/saveProducts.ts';
import { findCurrentPrice } from './store/products.ts';
import type { MembershipOffers } from './types.ts';

// What is asked is what is shown, also while what is sold changes (PAY-03).

let server: TestServer;
let payments: Payments;
let sold: ProductFile;
const context = (later = 0) => server.context(null, server.clock.now() + later);
beforeAll(async () => {
  server = await startServer({ worker: false });
  const { payments: provider } = context().ports;
  if (provider === null) throw new Error('the tests have a provider');
  payments = provider;
  sold = JSON.parse(await writeProducts(staff())) as ProductFile;
});
afterAll(() => server.close());

const staff = () => actOf(server);
const unlimited = () => findCurrentPrice(server.db, 'unlimited');
async function sell(productId: string, change: Partial<ProductFile['products'][number]>): Promise<void> {
  const products = sold.products.map((item) => (item.productId === productId ? { ...item, ...change } : item));
  expect(await saveProducts(staff(), { ...sold, products })).toMatchObject({ value: { isSaved: true } });
}
async function offersOf(caller: Caller): Promise<MembershipOffers> {
  const asked = '{ getMembershipOffers { plans { productId price } promotion { code amountOff } } }';
  return (await caller.query<{ getMembershipOffers: MembershipOffers }>(asked)).getMembershipOffers;
}
/** Sets back what is sold, and reads its prices. */
async function restore(): Promise<void> {
  await saveProducts(staff(), sold);
  await readPrices(context(), payments);
}

test.each([
  ['its amount', { amount: 129_500 }],
  ['its lookup key', { lookupKey: 'unlimited-next-year' }],
] as const)('[PAY-03] a price is not offered when staff changes %s while it is read', async (_, change) => {
  expect(await unlimited()).not.toBeNull();
  await readPrices(context(), {
    ...payments,
    listPrices: async (keys) => {
      const prices = await payments.listPrices(keys);
      await sell('unlimited', change);
      return prices;
    },
  });
  const limited = await server.as('limited');
  expect(await unlimited()).toBeNull();
  expect((await offersOf(limited)).plans.map(({ productId }) => productId)).not.toContain('unlimited');
  // and it is asked for again at once
  await restore();
  expect(await unlimited()).not.toBeNull();
});

test('[PAY-03] a price that was read meanwhile stays when an older reading has missed it', async () => {
  const raised = await server.till.run((state) => {
    const price = get(state, 'price', 'price_unlimited');
    Object.assign(state.objects, { [price.id]: { ...price, unit_amount: 129_500 } });
    return price;
  });
  await readPrices(context(), {
    ...payments,
    listPrices: async (keys) => {
      const prices = await payments.listPrices(keys);
      await sell('unlimited', { amount: 129_500 });
      await readMissingPrices(context(11 * minute));
      return prices;
    },
  });
  expect(await unlimited()).toBe(raised.id);
  await server.till.run((state) => {
    Object.assign(state.objects, { [raised.id]: raised });
  });
  await restore();
  server.takeErrors();
});

test('[PAY-03] a promotion is not offered when staff changes it while its coupon is read', async () => {
  const former = await server.as('posttrial');
  expect((await offersOf(former)).promotion).toEqual({ code: 'ALLSTARS25', amountOff: 25_000 });
  await readPrices(context(), {
    ...payments,
    findCoupon: async (id) => {
      const coupon = await payments.findCoupon(id);
      const promotions = sold.promotions.map((item) => (item.code === id ? { ...item, amountOff: 40_000 } : item));
      if (id === 'ALLSTARS25') await saveProducts(staff(), { ...sold, promotions });
      return coupon;
    },
  });
  expect((await offersOf(former)).promotion).toBeNull();
  await saveProducts(staff(), sold);
  // within minutes, also when no price is missing
  await readMissingPrices(context(11 * minute));
  expect((await offersOf(former)).promotion).toEqual({ code: 'ALLSTARS25', amountOff: 25_000 });
});

test('[PAY-03] [BIL-06] the button of the largest plan that is shown sells that plan, and none when there is none', async () => {
  const former = await server.as('posttrial');
  const checkOut = async (promo: string) => {
    const { done } = await former.query<{ done: { url: string | null; error: { code: string } | null } }>(
      `mutation { done: createStripeSubscriptionCheckoutSession(promoCode: ${promo}) { url error { code } } }`,
    );
    if (done.url === null) return done.error?.code;
    const id = new URL(done.url).pathname.split('/').at(-1) ?? '';
    return server.till.run((state) => get(state, 'checkout.session', id).amount_total);
  };
  const without = async (...productIds: string[]) => {
    await server.db
      .updateTable('billing_price')
      .set({ current: false })
      .where('product_id', 'in', productIds)
      .execute();
    return (await offersOf(former)).plans;
  };
  expect(await checkOut('"ALLSTARS25"')).toBe(74_500);
  const shown = await without('unlimited');
  expect(shown.at(-1)).toEqual({ productId: 'ai-academy', price: 75_000 });
  expect([await checkOut('"ALLSTARS25"'), await checkOut('null')]).toEqual([50_000, 75_000]);
  expect(await without(...sold.products.map(({ productId }) => productId))).toEqual([]);
  expect(await checkOut('null')).toBe('PRODUCT_NOT_SELLABLE');
  await restore();
  expect((await order(former, { product_id: 'unlimited' })).error).toBeNull();
});
