import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listKind } from '../../adapters/local/till/state.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { areasOf, payFor } from './billing.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ tillMoves: true });
});
afterAll(() => server.close());

test('[BIL-06] while a renewal is tried again it is paid, and once that has ended unpaid a membership is bought again', async () => {
  const caller = await server.as('pastdue');
  const state = async () => {
    const answer = await caller.query<{
      getMember: { accountType: string; manageBilling: boolean };
      getMembershipOffers: { plans: readonly { productId: string }[] };
    }>('{ getMember { accountType manageBilling } getMembershipOffers { plans { productId } } }');
    return answer.getMember;
  };
  const offered = async () => {
    type Offers = { getMembershipOffers: { plans: readonly { productId: string }[] } };
    const { getMembershipOffers } = await caller.query<Offers>('{ getMembershipOffers { plans { productId } } }');
    return getMembershipOffers.plans.length;
  };
  expect(await state()).toEqual({ accountType: 'MEMBER', manageBilling: true });
  await server.clock.advance(20 * day);
  await server.till.catchUp();
  await expect.poll(state).toEqual({ accountType: 'ALUMNI', manageBilling: false });
  await expect.poll(() => areasOf(caller)).toEqual([]);
  expect(await offered()).toBeGreaterThan(0);
  await payFor(caller, 'unlimited');
  await server.till.catchUp();
  await expect.poll(state).toEqual({ accountType: 'MEMBER', manageBilling: true });
  const own = await server.till.run((till) => {
    const customers = listKind(till, 'customer').filter(({ metadata }) => metadata['member_id'] === caller.memberId);
    return listKind(till, 'subscription')
      .filter(({ customer }) => customers.some(({ id }) => id === customer))
      .map(({ status }) => status);
  });
  // the one that ended is not charged any more
  expect(own).toEqual(['canceled', 'active']);
});
