import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { find, listKind } from '../../adapters/local/till/state.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { buyCrashCourses, order } from '../billing/billing.fixture.ts';
import { findElsewhere } from '../billing/service/findElsewhere.ts';
import { reconcile } from '../billing/service/reconcile.ts';
import { syncCustomer } from '../billing/service/syncCustomer.ts';
import { eraseDue } from './service/eraseDue.ts';
import { removeCustomerElsewhere } from './service/eraseElsewhere.ts';

let server: TestServer;
beforeAll(async () => {
  // the customer is erased at the provider when the test says so
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

test('[ACT-05] [BIL-08] what the provider refused to give back stays owed when its member is erased, until it is given back', async () => {
  const caller = await server.as('posttrial');
  const { memberId } = caller;
  // who orders something is a customer from then on
  await order(caller, { product_id: 'mini-mba' });
  const paidAt = server.clock.now();
  const erasedAt = paidAt + day;
  const customerId = (await findElsewhere(server.db, memberId, paidAt))?.providerCustomerId ?? '';
  await server.till.run((state) => {
    for (let times = 0; times < 2; times += 1) buyCrashCourses(state, customerId);
  });
  const failing = (isOutage: boolean, now: number) => {
    const ctx = server.context(null, now);
    const refund = () => Promise.reject(new PaymentsFailure('not now', { isOutage }));
    return { ...ctx, ports: { ...ctx.ports, payments: { ...(ctx.ports.payments as Payments), refund } } };
  };
  const logged = () => server.takeErrors().map(({ msg }) => msg);
  await syncCustomer(failing(false, paidAt), customerId);
  expect(logged()).toEqual(['a second payment could not be given back']);
  const { paymentId } = await server.db
    .selectFrom('billing_refund')
    .select('payment_id as paymentId')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();

  await server.db
    .insertInto('member_erasure')
    .values({ member_id: memberId, requested_at: new Date(paidAt), due_at: new Date(erasedAt) })
    .execute();
  const ctx = server.context(null, erasedAt);
  await eraseDue(ctx);
  await removeCustomerElsewhere(ctx, { customerId, pages: [], erasedAt });
  const charges = () =>
    server.till.run(
      (state) => ({
        isCustomer: find(state, 'customer', customerId) !== undefined,
        givenBack: listKind(state, 'charge').flatMap((charge) =>
          charge.customer === customerId && charge.refunded ? charge.payment_intent : [],
        ),
      }),
      { reads: true },
    );
  const owed = async () => {
    const rows = await server.db.selectFrom('billing_owed').selectAll().execute();
    return rows.map((row) => [row.payment_id, row.amount]);
  };
  expect(await charges()).toEqual({ isCustomer: false, givenBack: [] });
  expect(await owed()).toEqual([[paymentId, 19_500]]);

  await reconcile(failing(false, erasedAt + day));
  expect(logged()).toEqual(['what an erased member is owed could not be given back']);
  await expect(reconcile(failing(true, erasedAt + 2 * day))).rejects.toThrow('not now');
  expect(await owed()).toEqual([[paymentId, 19_500]]);
  await reconcile(server.context(null, erasedAt + 2 * day));
  expect([await owed(), await charges()]).toEqual([[], { isCustomer: false, givenBack: [paymentId] }]);
});

test('[ACT-05] nothing is owed to an erased member to whom everything was given back', async () => {
  const [memberId, paid] = [
    (await server.as('sprint')).memberId,
    { kind: 'PURCHASE', decided_at: new Date(0) } as const,
  ];
  await server.db
    .insertInto('billing_refund')
    .values([
      { ...paid, surplus_id: 'cs_done', member_id: memberId, payment_id: 'pi_done', amount: 1, done_at: new Date(0) },
      { ...paid, surplus_id: 'cs_free', member_id: memberId, payment_id: null, amount: 0 },
    ])
    .execute();
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();
  const owed = server.db.selectFrom('billing_owed').select('amount').where('payment_id', '=', 'pi_done');
  expect(await owed.execute()).toEqual([]);
});
