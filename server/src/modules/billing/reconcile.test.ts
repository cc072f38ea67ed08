import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TillSubscription } from '../../adapters/local/till/objects.ts';
import { get, listKind, type TillState } from '../../adapters/local/till/state.ts';
import {
  scheduleChange,
  discount,
  endSubscription,
  releaseSchedule,
  setCancelAtPeriodEnd,
} from '../../adapters/local/till/subscriptions.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { areasOf, buyCrashCourses } from './billing.fixture.ts';
import { reconcile } from './service/reconcile.ts';
import { compareRefunds } from './service/reconcileRefunds.ts';
import { syncCustomer } from './service/syncCustomer.ts';
import { takeEvent } from './service/takeEvent.ts';

// No job runs here: what is corrected is corrected by what each test calls.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const night = () => reconcile(server.context(null, server.clock.now()));

/** Changes the till so that no event tells of it, not even one that is listed afterwards. */
function unheard<T>(work: (state: TillState) => T): Promise<T> {
  return server.till.run((state) => {
    const result = work(state);
    for (const event of listKind(state, 'event')) Reflect.deleteProperty(state.objects, event.id);
    return result;
  });
}

test('[ACT-01] [BIL-08] [THR-51] whatever is different in a subscription, the night corrects it, although no event tells of it', async () => {
  await night();
  expect((await night()).healed).toEqual([]);
  const changes: Record<string, (state: TillState, subscription: TillSubscription) => void> = {
    'it is discounted': (state, subscription) => {
      discount(state, subscription, 'STAYWITHUS');
    },
    'it is no longer discounted': (_, subscription) => {
      subscription.discounts = [];
    },
    'it ends with its period': (state, subscription) => {
      setCancelAtPeriodEnd(state, subscription, true);
    },
    'it renews after all': (state, subscription) => {
      setCancelAtPeriodEnd(state, subscription, false);
    },
    'its period is longer': (_, subscription) => {
      subscription.items.data[0].current_period_end += 86_400;
    },
    'it cannot be paid': (_, subscription) => {
      subscription.status = 'unpaid';
    },
    'it is paid': (_, subscription) => {
      subscription.status = 'active';
    },
    'it is to another plan': (_, subscription) => {
      subscription.items.data[0].price = 'price_ai_academy';
    },
    'it changes to nothing of ours': (state, subscription) => {
      scheduleChange(state, subscription, 'price_of_another_shop');
    },
    'it keeps its plan': (state, subscription) => {
      releaseSchedule(state, subscription);
    },
    'it changes its plan': (state, subscription) => {
      scheduleChange(state, subscription, 'price_ai_ondemand');
    },
    'it has ended': (state, subscription) => {
      endSubscription(state, subscription);
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    await unheard((state) => {
      change(state, get(state, 'subscription', 'sub_maya'));
    });
    expect([name, (await night()).healed]).toEqual([name, ['cus_maya']]);
  }
  // a change that was scheduled before plans were noted
  const own = server.db.updateTable('billing_subscription').where('subscription_id', '=', 'sub_lorcan');
  await own.set({ next_product_id: null }).execute();
  expect((await night()).healed).toEqual(['cus_lorcan']);
  expect((await night()).healed).toEqual([]);
});

test('[BIL-08] [THR-51] what the provider refused to give back is given back in the night, although nothing else has changed', async () => {
  const customer = 'cus_sun-hee';
  const ctx = server.context(null, server.clock.now());
  const refuse = () => Promise.reject(new PaymentsFailure('not now', { isOutage: false }));
  const payments: Payments = { ...(ctx.ports.payments as Payments), refund: refuse };
  await unheard((state) => {
    for (let times = 0; times < 2; times += 1) buyCrashCourses(state, customer);
  });
  await syncCustomer({ ...ctx, ports: { ...ctx.ports, payments } }, customer);
  expect(server.takeErrors().map(({ msg }) => msg)).toEqual(['a second payment could not be given back']);
  // that is said once
  await syncCustomer({ ...ctx, ports: { ...ctx.ports, payments } }, customer);
  expect(server.takeErrors()).toEqual([]);
  const paid = () =>
    server.till.run(
      (state) => {
        const charges = listKind(state, 'charge').filter((charge) => charge.customer === customer);
        const bought = charges.filter(({ amount }) => amount === 19_500);
        return { times: bought.length, givenBack: bought.filter(({ refunded }) => refunded).length };
      },
      { reads: true },
    );
  expect(await paid()).toEqual({ times: 2, givenBack: 0 });
  expect((await night()).healed).toEqual([customer]);
  expect(await paid()).toEqual({ times: 2, givenBack: 1 });
  await night();
  expect((await night()).healed).toEqual([]);
});

test('[BIL-08] a refund that the clock of the provider has a little before ours is not made again', async () => {
  const ctx = server.context(null, server.clock.now());
  const monthAgo = ctx.now - 30 * day;
  const { memberId } = await server.as('academy');
  const refund = { surplus_id: 'cs_behind', member_id: memberId, kind: 'PURCHASE' as const, payment_id: 'pi_behind' };
  const times = { decided_at: new Date(monthAgo), done_at: new Date(monthAgo + minute) };
  await server.db
    .insertInto('billing_refund')
    .values({ ...refund, amount: 5, ...times })
    .execute();
  const there = { refundId: 're_behind', paymentId: 'pi_behind', isGivenBack: true, providerCustomerId: null };
  const listRefunds: Payments['listRefunds'] = (since) => Promise.resolve(monthAgo - minute >= since ? [there] : []);
  const payments: Payments = { ...(ctx.ports.payments as Payments), listRefunds };
  expect((await compareRefunds(ctx, payments)).reopened).not.toContain('pi_behind');
  await server.db.deleteFrom('billing_refund').where('surplus_id', '=', 'cs_behind').execute();
  // the refunds of other tests are not in this answer
  server.takeErrors();
});

test('[BIL-08] [THR-51] an event whose job is lost is read within a minute, and in the night one that has never arrived', async () => {
  const [early, late] = await Promise.all(['minimba', 'ondemand'].map((who) => server.as(who)));
  if (early === undefined || late === undefined) throw new Error('nobody has called');
  const buy = async (memberId: string) => {
    const account = server.db.selectFrom('billing_account').select('provider_customer_id as id');
    const { id } = await account.where('member_id', '=', memberId).executeTakeFirstOrThrow();
    await unheard((state) => {
      buyCrashCourses(state, id);
    });
    return { eventId: `evt_${id}`, type: 'any', createdAt: server.clock.now(), providerCustomerId: id };
  };
  await takeEvent(server.context(null, server.clock.now()), await buy(early.memberId));
  expect(await areasOf(early)).not.toContain('crash-courses');
  await server.clock.advance(minute);
  expect(await areasOf(early)).toContain('crash-courses');

  const lost = await buy(late.memberId);
  const ctx = server.context(null, server.clock.now());
  const payments = { ...(ctx.ports.payments as Payments), listEvents: () => Promise.resolve([lost]) };
  expect(await reconcile({ ...ctx, ports: { ...ctx.ports, payments } })).toMatchObject({ lost: 1 });
  expect(await areasOf(late)).toContain('crash-courses');
});

test('[BIL-08] [THR-51] a customer who cannot be read keeps no other from being reconciled', async () => {
  const customers = await unheard((state) => {
    const renewing = listKind(state, 'subscription').filter(
      ({ status, cancel_at_period_end: ends, schedule }) => status === 'active' && !ends && schedule === null,
    );
    return renewing.slice(0, 2).map((subscription) => {
      setCancelAtPeriodEnd(state, subscription, true);
      return subscription.customer;
    });
  });
  const [broken = '', other = ''] = customers;
  const ctx = server.context(null, server.clock.now());
  const real = ctx.ports.payments as Payments;
  const readCustomer: Payments['readCustomer'] = (id) =>
    id === broken ? Promise.reject(new PaymentsFailure('no such plan', { isOutage: false })) : real.readCustomer(id);
  const reading = { ...ctx, ports: { ...ctx.ports, payments: { ...real, readCustomer } } };
  expect((await reconcile(reading)).healed).toEqual([other]);
  expect(server.takeErrors()).toMatchObject([{ err: { message: 'no such plan' } }]);
  expect((await night()).healed).toEqual([broken]);
});
