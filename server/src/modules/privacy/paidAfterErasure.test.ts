import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, listKind } from '../../adapters/local/till/state.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { order, press } from '../billing/billing.fixture.ts';
import { findElsewhere } from '../billing/service/findElsewhere.ts';
import { reconcile } from '../billing/service/reconcile.ts';
import { removeCustomerElsewhere } from './service/eraseElsewhere.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('[ACT-05] what is paid at the moment of an erasure is ended and given back, once; other pages are closed', async () => {
  const caller = await server.as('posttrial');
  const { memberId } = caller;
  for (const productId of ['unlimited', 'crash-courses'])
    expect((await order(caller, { product_id: productId })).error).toBeNull();
  const now = server.clock.now();
  const { providerCustomerId, pages } = (await findElsewhere(server.db, memberId, now)) ?? {
    providerCustomerId: '',
    pages: [],
  };
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();

  const ctx = server.context(null, now);
  const payments = ctx.ports.payments;
  if (payments === null) throw new Error('nothing is sold');
  let isPaid = false;
  const atTheSameMoment = {
    ...payments,
    expireCheckout: async (checkoutId: string) => {
      if (!isPaid) await press(`${server.origin}/__sandbox/checkout/${checkoutId}`, { card: 'pays' });
      isPaid = true;
      return payments.expireCheckout(checkoutId);
    },
  };
  const warned: unknown[] = [];
  const log = { ...ctx.log, warn: (fields: unknown) => warned.push(fields), info: () => undefined };
  const job = { ...ctx, ports: { ...ctx.ports, payments: atTheSameMoment }, log: log as unknown as typeof ctx.log };
  const charges = () =>
    server.till.run(
      (state) => ({
        refunded: listKind(state, 'charge').flatMap(({ customer, refunded }) =>
          customer === providerCustomerId ? refunded : [],
        ),
        open: listKind(state, 'subscription').filter(
          ({ customer, status }) => customer === providerCustomerId && status !== 'canceled',
        ).length,
        isThere: find(state, 'customer', providerCustomerId) !== undefined,
      }),
      { reads: true },
    );
  for (let times = 0; times < 2; times += 1) {
    await removeCustomerElsewhere(job, { customerId: providerCustomerId, pages, erasedAt: now });
    expect(await charges()).toEqual({ refunded: [true], open: 0, isThere: false });
    expect(warned).toEqual([expect.objectContaining({ providerCustomerId, code: 'PAID_AFTER_ERASURE' })]);
  }
});

test('[ACT-05] of what is bought once, each payment since the second of the erasure goes back, and none of before', async () => {
  const caller = await server.as('planner');
  const pay = async (productId: string): Promise<void> => {
    const { url } = await order(caller, { product_id: productId });
    expect((await press(url ?? '', { card: 'pays' })).status).toBe(303);
  };
  await pay('mini-mba');
  await pay('crash-courses');
  const now = server.clock.now();
  const customerId = (await findElsewhere(server.db, caller.memberId, now))?.providerCustomerId ?? '';
  const bought = () =>
    server.till.run(
      (state) =>
        listKind(state, 'charge').filter(
          ({ customer, amount }) => customer === customerId && [145_000, 19_500].includes(amount),
        ),
      { reads: true },
    );
  const created = (await bought()).map((charge) => charge.created);
  expect(created).toHaveLength(2);
  const quiet = { warn: () => undefined, info: () => undefined } as unknown as ReturnType<typeof server.context>['log'];
  const ctx = server.context(null, now);
  const { ports } = ctx;
  const eraseAt = async (erasedAt: number) => {
    const payments = ports.payments && { ...ports.payments, removeCustomer: () => Promise.resolve() };
    const job = { ...ctx, ports: { ...ports, payments }, log: quiet };
    await removeCustomerElsewhere(job, { customerId, pages: [], erasedAt });
    return (await bought()).map(({ refunded }) => refunded);
  };
  expect(await eraseAt((Math.max(...created) + 1) * 1000)).toEqual([false, false]);
  // the provider knows whole seconds alone
  expect(await eraseAt(Math.min(...created) * 1000 + 999)).toEqual([true, true]);
});

test('[ACT-05] [BIL-08] a late payment that the provider refuses to give back stays owed, and what renews ends all the same', async () => {
  const caller = await server.as('limited');
  const { url } = await order(caller, { product_id: 'unlimited' });
  expect((await press(url ?? '', { card: 'pays' })).status).toBe(303);
  const now = server.clock.now();
  const customerId = (await findElsewhere(server.db, caller.memberId, now))?.providerCustomerId ?? '';
  const ctx = server.context(null, now);
  const refused = () => Promise.reject(new PaymentsFailure('the balance is too low', { isOutage: false }));
  const refusing = { ...ctx.ports, payments: { ...(ctx.ports.payments as Payments), refund: refused } };
  await removeCustomerElsewhere({ ...ctx, ports: refusing }, { customerId, pages: [], erasedAt: now - day });
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['what an erased member is owed could not be given back']);
  const state = () =>
    server.till.run(
      (till) => [
        find(till, 'customer', customerId) !== undefined,
        listKind(till, 'subscription').some((item) => item.customer === customerId && item.status !== 'canceled'),
        listKind(till, 'charge').flatMap((charge) => (charge.customer === customerId ? charge.refunded : [])),
      ],
      { reads: true },
    );
  expect(await state()).toEqual([false, false, [false]]);
  expect((await reconcile(server.context(null, now + day))).owed).toBe(0);
  expect(await state()).toEqual([false, false, [true]]);
});
