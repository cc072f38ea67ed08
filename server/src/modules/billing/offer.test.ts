import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';

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
      ...{ member_id: caller.memberId, coupon, subscription_id: 'sub_maya', period_end: new Date(now - day) },
      ...{ current_price: 99_500, discount_price: 24_875, ...accepted(364) },
    })
    .execute();
  expect(await offered()).toBeNull();
  await server.db.updateTable('accepted_offer').set(accepted(366)).where('member_id', '=', caller.memberId).execute();
  expect(await offered()).toBe(coupon);
});
