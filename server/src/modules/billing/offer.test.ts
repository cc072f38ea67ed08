import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoicePeriod } from '../../adapters/local/till/charge.ts';
import { get } from '../../adapters/local/till/state.ts';
import { discount } from '../../adapters/local/till/subscriptions.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { cutOff } from './billing.fixture.ts';
import { getDiscountOffer } from './service/offer.ts';
import { syncCustomer } from './service/syncCustomer.ts';

let server: TestServer;
beforeAll(async () => {
  // nothing reads the provider again while a test changes what is stored
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

test('[BIL-02] [THR-53] no offer on top of a discount, for what ends or is not paid, or within a year of another', async () => {
  const caller = await server.as('member');
  const offered = async () => {
    const { data } = await caller.ask<{ offer: { couponCode: string } | null }>(
      '{ offer: checkStripeSubscriptionDiscountOffer { couponCode } }',
    );
    return data?.offer?.couponCode ?? null;
  };
  const coupon = 'STAYWITHUS';
  expect(await offered()).toBe(coupon);
  const own = server.db.updateTable('billing_subscription').where('subscription_id', '=', 'sub_maya');
  const now = server.clock.now();
  for (const [change, before] of [
    [{ discounted: true }, { discounted: false }],
    [{ cancel_at: new Date(now + day) }, { cancel_at: null }],
    [{ paid: false }, { paid: true }],
    [{ status: 'past_due' }, { status: 'active' }],
  ] as const) {
    await own.set(change).execute();
    expect([change, await offered()]).toEqual([change, null]);
    await own.set(before).execute();
    expect([before, await offered()]).toEqual([before, coupon]);
  }
  // one of the period before, which has reached the provider and is used up
  const accepted = (daysAgo: number) => ({ accepted_at: new Date(now - daysAgo * day), applied_at: new Date(now) });
  await server.db
    .insertInto('accepted_offer')
    .values({
      member_id: caller.memberId,
      coupon,
      subscription_id: 'sub_maya',
      period_end: new Date(now - day),
      current_price: 99500,
      discount_price: 24875,
      ...accepted(364),
    })
    .execute();
  expect(await offered()).toBeNull();
  await server.db.updateTable('accepted_offer').set(accepted(366)).where('member_id', '=', caller.memberId).execute();
  expect(await offered()).toBe(coupon);
});

test('[BIL-02] the prices of an offer hold for a day, until the account changes, and for no other coupon', async () => {
  const caller = await server.as('member');
  const ask = () => caller.query('{ checkStripeSubscriptionDiscountOffer { newPrice normalPrice couponCode } }');
  const known = async (later = 0) => {
    const ctx = await cutOff(server, caller);
    const answer = await getDiscountOffer({ ...ctx, now: ctx.now + later });
    return answer.ok ? [answer.value.normalPrice, answer.value.newPrice] : answer.refusal.code;
  };
  const unknown = 'PAYMENT_PROVIDER_FAILED';
  // also when nothing of what is stored was another: what an invoice comes to may be
  const read = () => syncCustomer(server.context(null, server.clock.now()), 'cus_maya');
  expect([await read(), await known()]).toEqual([false, unknown]);
  const { checkStripeSubscriptionDiscountOffer: offer } = (await ask()) as Record<string, Record<string, unknown>>;
  const prices = [offer?.['normalPrice'], offer?.['newPrice']];
  expect([await known(), await known(day - 60_000), await known(day)]).toEqual([prices, prices, unknown]);
  const renamed = (coupon: string) => server.db.updateTable('cancel_offer').set({ coupon }).execute();
  await renamed('ANOTHER');
  expect(await known()).toBe(unknown);
  await renamed('STAYWITHUS');
  expect(await known()).toEqual(prices);
  expect([await read(), await known()]).toEqual([false, unknown]);
  await ask();
  expect(await known()).toEqual(prices);
});

test.each(['before', 'after'])(
  '[BIL-02] [BIL-08] [THR-53] an offer whose answer was lost is noted %s the renewal as of when the provider has applied it',
  async (when) => {
    const { memberId } = await server.as('discounted');
    const offers = server.db.selectFrom('accepted_offer').select(['accepted_at', 'applied_at', 'coupon']);
    const offer = () => offers.where('member_id', '=', memberId).executeTakeFirstOrThrow();
    await server.db.updateTable('accepted_offer').set({ applied_at: null }).where('member_id', '=', memberId).execute();
    const { accepted_at: acceptedAt, coupon } = await offer();
    const appliedAt = Math.floor(acceptedAt.getTime() / 1000) + 60;
    const sync = () => syncCustomer(server.context(null, server.clock.now()), 'cus_teuta');
    // that the same coupon was used long before says nothing of this offer
    const discountAt = (seconds: number) =>
      server.till.run((state) => {
        const now = state.now;
        state.now = seconds;
        discount(state, get(state, 'subscription', 'sub_teuta'), coupon);
        state.now = now;
      });
    await discountAt(appliedAt - 3600);
    await sync();
    expect((await offer()).applied_at).toBeNull();
    await server.till.run((state) => {
      const subscription = get(state, 'subscription', 'sub_teuta');
      const now = state.now;
      state.now = appliedAt;
      discount(state, subscription, coupon);
      state.now = now;
      if (when === 'after') invoicePeriod(state, subscription, 'subscription_cycle');
    });
    const left = await server.till.run((state) => get(state, 'subscription', 'sub_teuta').discounts.length);
    expect(left).toBe(when === 'after' ? 0 : 1);
    await sync();
    expect((await offer()).applied_at).toEqual(new Date(appliedAt * 1000));
  },
);
