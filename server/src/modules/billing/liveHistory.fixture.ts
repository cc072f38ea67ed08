import fc from 'fast-check';
import { sql } from 'kysely';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { answerRequest } from '../../adapters/local/till/serve.ts';
import { add, type TillState } from '../../adapters/local/till/state.ts';
import { stripePayments } from '../../adapters/stripe/payments.ts';
import type { Context } from '../../base/context.ts';
import { demoTill } from '../../demo/billing.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import type { TestServer } from '../../testing/harness.ts';
import { cutProcess, ended } from './cutProcess.fixture.ts';
import { expectedOf, stepKinds, take, type Step } from './history.fixture.ts';
import { readUntilStored, syncCustomer } from './service/syncCustomer.ts';
import { takeEvent } from './service/takeEvent.ts';

const start = Date.UTC(2026, 0, 5);
const goods = Object.fromEntries(
  Object.entries(demoTill(() => new Date(start).toISOString(), start).objects).filter(
    ([, { object }]) => object === 'price' || object === 'coupon',
  ),
);

/** How many deliveries of events a history has. */
export const deliveriesOfHistory = 100;

/** What befalls an event on its way: how often it comes, after how many later steps, and what fails then. */
interface Delivery {
  readonly times: number;
  readonly delay: number;
  readonly order: number;
  readonly fate: 'stored' | 'synced' | 'syncedTwice' | 'overtaken' | 'cut' | 'unanswered';
  /** After how many statements a process that is cut ends. */
  readonly cutAfter: number;
}

const fates: readonly Delivery['fate'][] = ['synced', 'syncedTwice', 'overtaken', 'cut', 'unanswered'];
const step: fc.Arbitrary<Step> = fc.record({ kind: fc.constantFrom(...stepKinds), pick: fc.nat(99) });
const delivery: fc.Arbitrary<Delivery> = fc.record({
  times: fc.integer({ min: 1, max: 3 }),
  delay: fc.nat(40),
  order: fc.nat(1000),
  fate: fc.oneof({ weight: 4, arbitrary: fc.constant('stored' as const) }, fc.constantFrom(...fates)),
  cutAfter: fc.integer({ min: 1, max: 14 }),
});
const history = fc.record({
  steps: fc.array(step, { minLength: 120, maxLength: 120, size: 'max' }),
  deliveries: fc.array(delivery, { minLength: 30, maxLength: 30, size: 'max' }),
});

/** A customer at a provider of their own, and what has been sent about them. */
interface Life {
  readonly server: TestServer;
  readonly memberId: string;
  readonly customer: string;
  readonly state: TillState;
  readonly payments: Payments;
  /** Processes that have read the state at some time and have not stored it. */
  readonly slow: (() => Promise<unknown>)[];
}

/**
 * Lives the random history of a seed: what happens to a customer at the provider, and how its events come, twice, late,
 * in any order, and to a process that is cut in the middle. Throws when what is granted at the end is not what the
 * documents say about the provider's last state, or is granted twice.
 */
export async function liveHistory(server: TestServer, memberId: string, seed: number): Promise<void> {
  const [random] = fc.sample(history, { numRuns: 1, seed });
  if (random === undefined) throw new Error('no history');
  const state: TillState = { objects: { ...goods }, answers: {}, now: start / 1000 };
  const customer = `cus_${memberId}`;
  const life: Life = { server, memberId, customer, state, payments: providerOf(state), slow: [] };
  add(state, {
    id: customer,
    created: state.now,
    livemode: false,
    metadata: {},
    object: 'customer',
    delinquent: false,
    email: `${memberId}@test.example`,
    name: memberId,
    till: {
      card: 'pays',
      afterDunning: (['canceled', 'unpaid', 'past_due'] as const)[seed % 3] ?? 'unpaid',
    },
  });
  await server.db
    .insertInto('billing_account')
    .values({ member_id: memberId, provider_customer_id: customer })
    .execute();
  await deliverAll(life, random);
  // as the job of the last event does it
  await syncCustomer(contextOf(life), customer);
  while (life.slow.length > 0) await endSlowSync(life);
  await compare(life);
}

async function deliverAll(
  life: Life,
  { steps, deliveries }: { readonly steps: readonly Step[]; readonly deliveries: readonly Delivery[] },
): Promise<void> {
  const waiting: (Delivery & { readonly at: number; readonly eventId: string })[] = [];
  const known: string[] = [];
  let planned = 0;
  const plan = (eventId: string, index: number, times: number): void => {
    const delivered = deliveries[planned % deliveries.length] as Delivery;
    for (let time = 0; time < times; time += 1) {
      const order = (delivered.order * (time + 7)) % 1001;
      waiting.push({ ...delivered, order, at: index + delivered.delay * time, eventId });
      planned += 1;
    }
  };
  for (const [index, item] of steps.entries()) {
    if (planned >= deliveriesOfHistory) break;
    for (const { id } of take(life.state, life.customer, item)) {
      known.push(id);
      plan(id, index, (deliveries[known.length % deliveries.length] as Delivery).times);
    }
    await arrive(index);
  }
  // a customer to whom little happened gets what was sent before once more
  for (let index = 0; planned < deliveriesOfHistory; index += 1) plan(known[index % known.length] ?? '', 0, 1);
  await arrive(Infinity);
  expect(planned).toBeGreaterThanOrEqual(deliveriesOfHistory);

  async function arrive(upTo: number): Promise<void> {
    const due = waiting.filter(({ at }) => at <= upTo).toSorted((one, other) => one.order - other.order);
    for (const event of due) {
      waiting.splice(waiting.indexOf(event), 1);
      await deliver(life, event);
    }
  }
}

/** Stripe's own library, whose requests the till answers without a network. */
function providerOf(state: TillState): Payments {
  const secretKey = 'sk_test_histories';
  const options = {
    secretKey,
    pageOf: (_kind: string, id: string) => id,
    run: <T>(work: (current: TillState) => T) => Promise.resolve(state).then(work),
  };
  const httpClient = Stripe.createFetchHttpClient(async (target: unknown, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(target));
    const headers = Object.fromEntries(new Headers(init.headers));
    const text = typeof init.body === 'string' ? init.body : '';
    const request = { method: init.method ?? 'GET', url: `${pathname}${search}`, headers, text };
    const { status, body } = await answerRequest(options, request);
    return new Response(body, { status, headers: { 'content-type': 'application/json' } });
  });
  return stripePayments(() => Promise.resolve({ secretKey, webhookSecrets: [], server: null, httpClient }));
}

/** The context of a job at the instant of the till. */
function contextOf({ server, state, payments }: Life, provider: Payments = payments): Context {
  const ctx = server.context(null, state.now * 1000);
  return { ...ctx, ports: { ...ctx.ports, payments: provider } };
}

async function deliver(life: Life, { eventId, fate, cutAfter }: Delivery & { readonly eventId: string }) {
  const { customer, payments } = life;
  const ctx = contextOf(life);
  const event = { eventId, type: 'any', createdAt: ctx.now, providerCustomerId: customer };
  const cut = (after: number): Context => ({ ...ctx, db: ctx.db.withPlugin(cutProcess(after)) });
  // what was not stored was not answered, and is sent again
  if (fate === 'cut') await ended(takeEvent(cut(1 + (cutAfter % 2)), event));
  await takeEvent(ctx, event);
  if (fate === 'cut') await ended(syncCustomer(cut(cutAfter), customer));
  if (fate === 'synced') await syncCustomer(ctx, customer);
  if (fate === 'syncedTwice') await Promise.all([readUntilStored(ctx, customer), readUntilStored(ctx, customer)]);
  if (fate === 'unanswered') {
    const away = { ...payments, readCustomer: () => Promise.reject(new PaymentsFailure('away', { isOutage: true })) };
    await expect(syncCustomer(contextOf(life, away), customer)).rejects.toThrow('away');
  }
  if (fate === 'overtaken') life.slow.push(beginSlowSync(life));
  // a state that was read before other ones were stored
  if (fate === 'synced' && life.slow.length > 1) await endSlowSync(life);
}

/** Begins a process that reads the state now, and stores it only when the returned function is called. */
function beginSlowSync(life: Life): () => Promise<unknown> {
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
  const slow: Payments = {
    ...life.payments,
    readCustomer: async (id) => {
      const read = await life.payments.readCustomer(id);
      await gate;
      return read;
    },
  };
  const done = readUntilStored(contextOf(life, slow), life.customer);
  return () => {
    open(undefined);
    return done;
  };
}

/** Lets the process that began first store what it has read. */
async function endSlowSync(life: Life): Promise<void> {
  try {
    await life.slow.shift()?.();
  } catch (error) {
    if (!(error instanceof PaymentsFailure)) throw error;
    // the provider refuses to change what has ended since; the queue repeats the job
    await syncCustomer(contextOf(life), life.customer);
  }
}

async function compare(life: Life): Promise<void> {
  const { server, memberId, customer, state } = life;
  // a second reading finds nothing to do
  expect(await syncCustomer(contextOf(life), customer)).toBe(false);
  const now = new Date(state.now * 1000);
  const { rows } = await sql<{
    areas: string[];
    grants: number;
    kinds: number;
    open: boolean;
    left: number;
    changing: string[];
  }>`
    select array(select distinct entitlement_id from entitlement_grant g where g.member_id = m.member_id
        and source in ('SUBSCRIPTION', 'PURCHASE') and revoked_at is null and starts_at <= ${now}
        and (ends_at is null or ends_at > ${now}) order by 1) as areas,
      (select count(*)::int from entitlement_grant g where g.member_id = m.member_id) as grants,
      (select count(distinct (source, source_ref, entitlement_id))::int from entitlement_grant g
        where g.member_id = m.member_id) as kinds,
      array(select s.subscription_id from billing_subscription s where s.member_id = m.member_id
        and s.status <> 'canceled' and s.change_scheduled order by 1) as changing,
      manage_billing as open,
      (select count(*)::int from billing_event where provider_customer_id = ${customer} and handled_at is null) as left
    from member m where member_id = ${memberId}`.execute(server.db);
  const open = Object.values(state.objects).some(
    (item) => item.object === 'subscription' && item.customer === customer && item.status !== 'canceled',
  );
  const { areas, changing } = expectedOf(state, customer);
  const { grants, kinds, ...rest } = rows[0] ?? {};
  expect(rest).toEqual({ areas, open, left: 0, changing });
  expect(grants).toBe(kinds);
}
