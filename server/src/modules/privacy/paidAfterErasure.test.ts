import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, listKind } from '../../adapters/local/till/state.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { order, press } from '../billing/billing.fixture.ts';
import { removeCustomerElsewhere } from './service/eraseElsewhere.ts';
import { findElsewhere } from '../billing/service/findElsewhere.ts';

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
  const { customerId, pages } = (await findElsewhere(server.db, memberId, now)) ?? { customerId: '', pages: [] };
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
  const job = { ports: { ...ctx.ports, payments: atTheSameMoment }, log: log as unknown as typeof ctx.log };
  const charges = () =>
    server.till.run(
      (state) => ({
        refunded: listKind(state, 'charge').flatMap(({ customer, refunded }) =>
          customer === customerId ? refunded : [],
        ),
        open: listKind(state, 'subscription').filter(
          ({ customer, status }) => customer === customerId && status !== 'canceled',
        ).length,
        isThere: find(state, 'customer', customerId) !== undefined,
      }),
      { reads: true },
    );
  for (let times = 0; times < 2; times += 1) {
    await removeCustomerElsewhere(job, { customerId, pages, erasedAt: now });
    expect(await charges()).toEqual({ refunded: [true], open: 0, isThere: false });
    expect(warned).toEqual([expect.objectContaining({ customerId, code: 'PAID_AFTER_ERASURE' })]);
  }
});
