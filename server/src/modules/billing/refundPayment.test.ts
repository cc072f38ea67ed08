import { randomUUID } from 'node:crypto';
import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDispute, dispute } from '../../adapters/local/till/checkout.ts';
import { get, listKind } from '../../adapters/local/till/state.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { carryOutRefund, carryOutWaiting } from './service/carryOutRefund.ts';
import { syncCustomer } from './service/syncCustomer.ts';

// Giving money back by a page (PAY-04). No job runs here: each test carries out what it decided.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const ctx = () => server.context(null, server.clock.now());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly error: { readonly code: string; readonly reason: string; readonly field: string | null } | null;
}
interface Wish {
  readonly paymentId: string;
  readonly amount: number;
  readonly ends?: boolean;
  readonly press?: string;
  readonly reason?: string;
  readonly dryRun?: boolean;
}

async function give(wish: Wish, who = 'commerce'): Promise<Answer | string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ refundPayment: Answer | null }>(
    `mutation ($paymentId: ID!, $amount: Int!, $ends: Boolean, $press: String!, $reason: String, $dryRun: Boolean) {
      refundPayment(paymentId: $paymentId, amount: $amount, ends: $ends, press: $press, reason: $reason, dryRun: $dryRun) {
        lines error { code reason field } } }`,
    { press: randomUUID(), reason: 'They asked for it.', ...wish },
  );
  return data?.refundPayment ?? errors?.[0]?.extensions.code ?? '';
}

interface Listed {
  readonly paymentId: string;
  readonly userId: string;
  readonly email: string;
  readonly state: string;
  readonly amount: number;
  readonly refunded: number;
  readonly pending: number;
  readonly refundable: number;
  readonly retryAt: string | null;
  readonly disputeDueAt: string | null;
  readonly refunds: readonly { readonly state: string; readonly failure: string | null }[];
}
async function list(args: string, who = 'commerce') {
  const { listPayments } = await (
    await server.as(who)
  ).query<{ listPayments: { payments: Listed[]; nextAfter: string | null } }>(`{ listPayments(${args}) { payments {
    paymentId userId displayName email product amount refunded pending state happenedAt invoiceUrl providerUrl tries retryAt
    mailedAt disputeDueAt refundable isEndable refunds { refundId amount state failure decidedAt } } nextAfter } }`);
  return listPayments;
}
async function one(paymentId: string, who = 'commerce'): Promise<Listed | undefined> {
  return (await list(`text: "${paymentId}"`, who)).payments[0];
}
const mailsTo = (who: string) =>
  server.db
    .selectFrom('mail')
    .select(['letter', 'leaves_at as leavesAt', 'withdrawn_at as withdrawnAt'])
    .where('to_address', '=', persona(who).email)
    .orderBy('mail_id')
    .execute();
async function carryOut(): Promise<void> {
  const open = await server.db
    .selectFrom('billing_team_refund')
    .select('refund_id')
    .where('state', '=', 'OPEN')
    .execute();
  for (const { refund_id: id } of open) await carryOutRefund(ctx(), id);
}
const refundsAt = (payment: string) =>
  server.till.run((state) => listKind(state, 'refund').filter((item) => item.payment_intent === payment));
const membershipAt = (id: string) => server.till.run((state) => get(state, 'subscription', id).status);

test('[PAY-04] [STF-05] a part goes back to the card once, however often the press is sent, and the membership stays', async () => {
  const press = randomUUID();
  const paymentId = 'pi_maya_1';
  const unexplained = await give({ paymentId, amount: 24_000, press, reason: '' });
  expect(unexplained).toMatchObject({ error: { code: 'INVALID_INPUT', field: 'reason' } });
  const lines = [
    '$240 of $995 for Unlimited goes back to the card.',
    expect.stringMatching(/^The membership stays until .+, and renews then\.$/) as string,
    expect.stringMatching(/is mailed in ten minutes\.$/) as string,
  ];
  expect(await give({ paymentId, amount: 24_000, press, dryRun: true })).toMatchObject({ lines });
  expect(await server.db.selectFrom('billing_team_refund').selectAll().execute()).toEqual([]);
  expect(await give({ paymentId, amount: 24_000, press })).toMatchObject({ lines });
  expect(await give({ paymentId, amount: 24_000, press })).toMatchObject({ lines: [] });
  expect(await one(paymentId)).toMatchObject({ state: 'PAID', refunded: 0, pending: 24_000, refundable: 75_500 });
  for (let times = 0; times < 2; times += 1) await carryOutRefund(ctx(), press);
  expect((await refundsAt(paymentId)).map(({ amount }) => amount)).toEqual([24_000]);
  expect(await one(paymentId)).toMatchObject({
    state: 'PARTLY_REFUNDED',
    refunded: 24_000,
    pending: 0,
    refundable: 75_500,
    refunds: [{ state: 'DONE' }],
  });
  expect(await membershipAt('sub_maya')).toBe('active');
  const mails = (await mailsTo('member')).filter(({ letter }) => letter === 'refunded');
  expect(mails).toMatchObject([{ letter: 'refunded', withdrawnAt: null }]);
  const wait = (mails[0]?.leavesAt?.getTime() ?? 0) - server.clock.now();
  expect(wait > 9 * minute && wait <= 10 * minute).toBe(true);
  const entries = server.db.selectFrom('audit_entry').select(['before', 'after', 'reason', 'actor_member_id as by']);
  expect(await entries.where('action', '=', 'PAYMENT_REFUNDED').execute()).toEqual([
    {
      before: { givenBack: 0 },
      after: { givenBack: 24_000 },
      reason: 'They asked for it.',
      by: persona('commerce').memberId,
    },
  ]);
});

test('[PAY-04] many at once never give back more than was paid', async () => {
  const paymentId = 'pi_maya_1';
  const answers = await Promise.all(Array.from({ length: 6 }, () => give({ paymentId, amount: 30_000 })));
  const given = answers.filter((answer) => typeof answer === 'object' && answer.error === null);
  expect(given).toHaveLength(2);
  expect(answers.filter((answer) => !given.includes(answer))[0]).toMatchObject({
    error: { code: 'INVALID_INPUT', field: 'amount', reason: 'Only $155 of this payment is left.' },
  });
  await carryOut();
  expect(await one(paymentId)).toMatchObject({ refunded: 84_000, pending: 0, refundable: 15_500 });
});

test('[PAY-04] what is given back whole ends the membership, there and here', async () => {
  const paymentId = 'pi_maya_1';
  const answer = await give({ paymentId, amount: 15_500 });
  expect(answer).toMatchObject({
    lines: [
      '$155 of $995 for Unlimited goes back to the card, after $840 before.',
      'The membership ends now, and nothing more is charged.',
      expect.anything(),
    ],
  });
  await carryOut();
  expect(await membershipAt('sub_maya')).toBe('canceled');
  expect(await one(paymentId)).toMatchObject({ state: 'REFUNDED', refundable: 0 });
  expect(await give({ paymentId, amount: 1 })).toMatchObject({ error: { reason: 'All of it was given back.' } });
});

test('[PAY-04] [STF-01] support gives back up to its limit, auditors and members nothing', async () => {
  const [{ paymentId } = { paymentId: '' }] = (await list('text: "AI Academy"')).payments;
  expect(paymentId).toBe('');
  const academy = (await list(`userId: "${persona('academy').memberId}"`)).payments[0];
  expect(academy).toMatchObject({ amount: 75_000, refundable: 75_000 });
  const id = academy?.paymentId ?? '';
  expect(await one(id, 'support')).toMatchObject({ refundable: 50_000, email: persona('academy').email });
  expect(await one(id, 'auditor')).toMatchObject({ refundable: 0 });
  expect((await one(id, 'auditor'))?.email).toContain('…');
  expect(await give({ paymentId: id, amount: 50_001 }, 'support')).toMatchObject({ error: { field: 'amount' } });
  expect(await give({ paymentId: id, amount: 50_000 }, 'support')).toMatchObject({ error: null });
  expect(await give({ paymentId: id, amount: 1 }, 'support')).toMatchObject({ error: { field: 'amount' } });
  expect(await give({ paymentId: id, amount: 1 }, 'auditor')).toBe('FORBIDDEN');
  expect(await give({ paymentId: id, amount: 1 }, 'member')).toBe('NOT_FOUND');
  expect(await give({ paymentId: 'pi_none', amount: 1 })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  await carryOut();
});

test('[PAY-04] what the provider refuses is noted with its words, and nobody is mailed', async () => {
  const [payment] = (await list(`userId: "${persona('ondemand').memberId}"`)).payments;
  const paymentId = payment?.paymentId ?? '';
  const press = randomUUID();
  await give({ paymentId, amount: 100, press });
  const refundPart: Payments['refundPart'] = () =>
    Promise.reject(new PaymentsFailure('Insufficient funds.', { isOutage: false }));
  const context = ctx();
  const refusing = { ...context.ports, payments: { ...(context.ports.payments as Payments), refundPart } };
  await carryOutRefund({ ...context, ports: refusing }, press);
  expect(server.takeErrors()).toHaveLength(1);
  expect(await one(paymentId)).toMatchObject({
    state: 'PAID',
    pending: 0,
    refunds: [{ state: 'REFUSED', failure: 'Insufficient funds.' }],
  });
  const mails = await mailsTo('ondemand');
  expect(mails.filter(({ letter }) => letter === 'refunded')).toEqual([]);
  const { getPaymentTrouble: trouble } = await (
    await server.as('commerce')
  ).query<{ getPaymentTrouble: { refused: number; disputes: number } }>(
    '{ getPaymentTrouble { refused disputes dueAt } }',
  );
  expect(trouble).toMatchObject({ refused: 1, disputes: 1 });
});

test('[PAY-04] a refund whose answer was lost is found by its id, and not made again', async () => {
  const [payment] = (await list(`userId: "${persona('ondemand').memberId}"`)).payments;
  const paymentId = payment?.paymentId ?? '';
  const press = randomUUID();
  await give({ paymentId, amount: 200, press });
  const context = ctx();
  const payments = context.ports.payments as Payments;
  const lost: Payments = {
    ...payments,
    refundPart: async (...args) => {
      await payments.refundPart(...args);
      throw new PaymentsFailure('timeout', { isOutage: true });
    },
  };
  await expect(carryOutRefund({ ...context, ports: { ...context.ports, payments: lost } }, press)).rejects.toThrow();
  const made = (await refundsAt(paymentId)).length;
  // the provider keeps the key of a request for a day only
  await server.till.run((state) => {
    for (const key of Object.keys(state.answers)) Reflect.deleteProperty(state.answers, key);
  });
  await carryOutWaiting(server.context(null, server.clock.now() + 25 * 60 * minute));
  expect(await refundsAt(paymentId)).toHaveLength(made);
  expect((await one(paymentId))?.refunds.at(-1)).toMatchObject({ state: 'DONE' });
});

test('[PAY-04] what ends with a refund ends also when the process is killed between the two, and is read before', async () => {
  const { memberId } = persona('crashplus');
  const payment = (await list(`userId: "${memberId}"`)).payments.find(({ refundable }) => refundable > 0);
  const paymentId = payment?.paymentId ?? '';
  const press = randomUUID();
  expect(await give({ paymentId, amount: payment?.refundable ?? 0, ends: true, press })).toMatchObject({
    lines: expect.arrayContaining(['The membership ends now, and nothing more is charged.']) as string[],
  });
  const { ends } = await server.db
    .selectFrom('billing_team_refund')
    .select('ends_subscription_id as ends')
    .where('refund_id', '=', press)
    .executeTakeFirstOrThrow();
  const context = ctx();
  const payments = context.ports.payments as Payments;
  const killed: Payments = { ...payments, endSubscription: () => Promise.reject(new Error('killed')) };
  await expect(carryOutRefund({ ...context, ports: { ...context.ports, payments: killed } }, press)).rejects.toThrow();
  const customer = await server.till.run(
    (state) => listKind(state, 'charge').find((item) => item.payment_intent === paymentId)?.customer ?? '',
  );
  await syncCustomer(ctx(), customer);
  expect(await membershipAt(ends ?? '')).toBe('active');
  const mailed = async () => (await mailsTo('crashplus')).filter(({ letter }) => letter === 'refunded').length;
  const before = await mailed();
  expect((await one(paymentId))?.refunds.at(-1)).toMatchObject({ state: 'OPEN' });
  const made = (await refundsAt(paymentId)).length;
  await carryOutWaiting(server.context(null, server.clock.now() + 5 * minute));
  expect(await membershipAt(ends ?? '')).toBe('canceled');
  expect(await refundsAt(paymentId)).toHaveLength(made);
  expect((await one(paymentId))?.refunds.at(-1)).toMatchObject({ state: 'DONE' });
  expect(await mailed()).toBe(before + 1);
  // the press of another amount is none of this one
  expect(await give({ paymentId, amount: 1, press })).toMatchObject({ error: { code: 'CONFLICT' } });
});

test('[PAY-04] a dispute is listed with its day until it is decided, and nothing is given back of it', async () => {
  const found = async () => (await list('view: DISPUTED')).payments;
  expect(await found()).toMatchObject([{ paymentId: 'pi_demo_disputed', state: 'DISPUTED', refundable: 0 }]);
  const [payment] = (await list(`userId: "${persona('ondemand').memberId}"`)).payments;
  const paymentId = payment?.paymentId ?? '';
  const customer = await server.till.run((state) => {
    const charge = listKind(state, 'charge').find((item) => item.payment_intent === paymentId);
    dispute(state, charge?.id ?? '');
    return charge?.customer ?? '';
  });
  await syncCustomer(ctx(), customer);
  const disputed = (await found()).find((item) => item.paymentId === paymentId);
  expect(Number(disputed?.disputeDueAt)).toBeGreaterThan(server.clock.now());
  expect(await give({ paymentId, amount: 1 })).toMatchObject({ error: { field: 'amount' } });
  await server.till.run((state) => {
    const [opened] = listKind(state, 'dispute').slice(-1);
    closeDispute(state, opened?.id ?? '', 'won');
  });
  await syncCustomer(ctx(), customer);
  expect(await one(paymentId)).toMatchObject({ state: 'PARTLY_REFUNDED', disputeDueAt: null });
});

test('[PAY-04] payments are listed by state, person and page, and parts of addresses find nobody for those who read none', async () => {
  expect((await list('view: UNPAID')).payments.map(({ userId }) => userId).toSorted()).toEqual(
    [persona('pastdue').memberId, persona('unpaid').memberId].toSorted(),
  );
  expect((await list('view: REFUNDED, text: "pi_demo_twice"')).payments).toMatchObject([{ state: 'REFUNDED' }]);
  const [first, second] = [await list('count: 2'), await list('count: 3')];
  const next = await list(`count: 1, after: "${first.nextAfter ?? ''}"`);
  expect(next.payments[0]?.paymentId).toBe(second.payments[2]?.paymentId);
  const { email, firstName } = persona('academy');
  expect((await list(`text: "${email}"`, 'auditor')).payments.length).toBeGreaterThan(0);
  expect((await list(`text: "${email.slice(0, -2)}"`, 'auditor')).payments).toEqual([]);
  expect((await list(`text: "${email.slice(0, -2)}"`, 'support')).payments.length).toBeGreaterThan(0);
  expect((await list(`text: "${firstName}"`, 'auditor')).payments.length).toBeGreaterThan(0);
});
