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

/** Makes a customer of somebody, who buys the same twice; the events of the till are lost. */
async function payTwice(name: string, paidAt: number): Promise<{ memberId: string; customerId: string }> {
  const caller = await server.as(name);
  const { memberId } = caller;
  // a member who orders something is a customer from then on
  await order(caller, { product_id: 'mini-mba' });
  const customerId = (await findElsewhere(server.db, memberId, paidAt))?.providerCustomerId ?? '';
  await server.till.run((state) => {
    for (let times = 0; times < 2; times += 1) buyCrashCourses(state, customerId);
  });
  return { memberId, customerId };
}

/** The payment of a member that is noted as one too many. */
async function surplusOf(memberId: string): Promise<string | null> {
  const { paymentId } = await server.db
    .selectFrom('billing_refund')
    .select('payment_id as paymentId')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return paymentId;
}

async function erase({ memberId, customerId }: { memberId: string; customerId: string }, at: number): Promise<void> {
  await server.db
    .insertInto('member_erasure')
    .values({ member_id: memberId, requested_at: new Date(at - day), due_at: new Date(at) })
    .execute();
  const ctx = server.context(null, at);
  await eraseDue(ctx);
  await removeCustomerElsewhere(ctx, { customerId, pages: [], erasedAt: at });
}

/** Whether the till still knows the customer, and the payments that it has given back. */
function chargesOf(customerId: string): Promise<{ isCustomer: boolean; givenBack: string[] }> {
  return server.till.run(
    (state) => ({
      isCustomer: find(state, 'customer', customerId) !== undefined,
      givenBack: listKind(state, 'charge').flatMap((charge) =>
        charge.customer === customerId && charge.refunded ? charge.payment_intent : [],
      ),
    }),
    { reads: true },
  );
}

const logged = () => server.takeErrors().map(({ msg }) => msg);

test('[ACT-05] [BIL-08] what the provider refused to give back stays owed when its member is erased, until it is given back', async () => {
  const paidAt = server.clock.now();
  const erasedAt = paidAt + day;
  const payer = await payTwice('posttrial', paidAt);
  const { memberId, customerId } = payer;
  const keys = new Set<string>();
  const failing = (isOutage: boolean, now: number) => {
    const ctx = server.context(null, now);
    const refund = (_paymentId: string, key: string) => {
      keys.add(key);
      return Promise.reject(new PaymentsFailure('not now', { isOutage }));
    };
    return { ...ctx, ports: { ...ctx.ports, payments: { ...(ctx.ports.payments as Payments), refund } } };
  };
  await syncCustomer(failing(false, paidAt), customerId);
  expect(logged()).toEqual(['a second payment could not be given back']);
  const paymentId = await surplusOf(memberId);
  await erase(payer, erasedAt);
  const owed = async () => {
    const rows = await server.db.selectFrom('billing_owed').selectAll().where('given_back_at', 'is', null).execute();
    return rows.map((row) => [row.payment_id, row.amount]);
  };
  expect(await chargesOf(customerId)).toEqual({ isCustomer: false, givenBack: [] });
  expect(await owed()).toEqual([[paymentId, 19_500]]);

  // it was said once, and each night counts it
  const night = await reconcile(failing(false, erasedAt + day));
  expect([night.owed, logged()]).toEqual([1, []]);
  await expect(reconcile(failing(true, erasedAt + 2 * day))).rejects.toThrow('not now');
  expect(await owed()).toEqual([[paymentId, 19_500]]);
  // the provider answers a repeated request as before, so a refused one is asked by another key
  expect(keys.size).toBe(3);
  expect((await reconcile(server.context(null, erasedAt + 2 * day))).owed).toBe(0);
  expect([await owed(), await chargesOf(customerId)]).toEqual([[], { isCustomer: false, givenBack: [paymentId] }]);
});

test('[ACT-05] [BIL-08] what a bank sends back after its member was erased is given back again', async () => {
  const paidAt = server.clock.now();
  const erasedAt = paidAt + day;
  const payer = await payTwice('alumni', paidAt);
  const { memberId, customerId } = payer;
  await syncCustomer(server.context(null, paidAt), customerId);
  const paymentId = await surplusOf(memberId);
  await erase(payer, erasedAt);
  const night = (days: number) => reconcile(server.context(null, erasedAt + days * day));
  expect((await night(1)).reopened).toEqual([]);
  expect(await chargesOf(customerId)).toEqual({ isCustomer: false, givenBack: [paymentId] });

  await server.till.run((state) => {
    for (const charge of listKind(state, 'charge')) {
      if (charge.payment_intent !== paymentId) continue;
      for (const back of listKind(state, 'refund')) if (back.charge === charge.id) back.status = 'failed';
      charge.refunded = false;
      charge.amount_refunded = 0;
    }
  });
  const { reopened, owed } = await night(2);
  expect([reopened, owed]).toEqual([[paymentId], 0]);
  expect(logged()).toEqual(['what was given back is not given back at the payment provider']);
  expect(await chargesOf(customerId)).toEqual({ isCustomer: false, givenBack: [paymentId] });
  expect((await night(3)).reopened).toEqual([]);
});

test('[ACT-05] nothing stays known of what was given back to an erased member once no bank sends it back', async () => {
  const { memberId } = await server.as('sprint');
  const now = server.clock.now();
  const paid = {
    member_id: memberId,
    kind: 'PURCHASE',
    decided_at: new Date(0),
    done_at: new Date(now - 31 * day),
  } as const;
  await server.db
    .insertInto('billing_refund')
    .values([
      { ...paid, surplus_id: 'cs_done', payment_id: 'pi_done', amount: 1 },
      { ...paid, surplus_id: 'cs_free', payment_id: null, amount: 0, done_at: null },
    ])
    .execute();
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();
  await reconcile(server.context(null, now));
  const owed = server.db.selectFrom('billing_owed').select('payment_id').where('payment_id', 'in', ['pi_done']);
  expect(await owed.execute()).toEqual([]);
});
