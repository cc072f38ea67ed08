import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from '../../adapters/local/till/state.ts';
import { PaymentsFailure, type Payments } from '../../ports/payments.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { carryOutRun, runNow } from './service/runs.ts';

// What comparisons with the provider found, as the team reads it, and those that it begins (PAY-05).

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const ctx = () => server.context(null, server.clock.now());

interface Run {
  readonly runId: number;
  readonly kind: string;
  readonly endedAt: string | null;
  readonly failure: string | null;
  readonly subscriptions: number;
  readonly differences: readonly { readonly subject: string; readonly words: string; readonly isCorrected: boolean }[];
}
async function runs(who = 'commerce'): Promise<readonly Run[]> {
  const { listReconciliations } = await (
    await server.as(who)
  ).query<{
    listReconciliations: Run[];
  }>(`{ listReconciliations { runId kind begunAt endedAt failure subscriptions refunds
    lost owed differences { subject words isCorrected userId displayName } } }`);
  return listReconciliations;
}
async function start(args: string, who = 'commerce') {
  type Answer = { lines: string[] | null; error: { code: string } | null } | null;
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ startReconciliation: Answer }>(`mutation { startReconciliation(${args}) { lines error { code } } }`);
  return data?.startReconciliation ?? errors?.[0]?.extensions.code ?? '';
}
const discountedHere = (id: string) =>
  server.db.updateTable('billing_subscription').set({ discounted: true }).where('subscription_id', '=', id).execute();

test('[PAY-05] [STF-01] commerce begins a comparison once while it runs; auditors read, others are not told', async () => {
  await discountedHere('sub_maya');
  expect(await start('compareOnly: true, dryRun: true')).toMatchObject({ error: null });
  expect(await runs()).toEqual([]);
  expect(await start('compareOnly: true, reason: "Asked."')).toMatchObject({
    lines: [expect.stringContaining('compared'), 'Nothing is corrected.'],
  });
  expect(await start('compareOnly: false, reason: "Asked."')).toMatchObject({ lines: [] });
  const [open] = await runs('auditor');
  expect(open).toMatchObject({ kind: 'COMPARE', endedAt: null });
  expect(await start('compareOnly: false', 'auditor')).toBe('FORBIDDEN');
  expect(await start('compareOnly: false', 'member')).toBe('NOT_FOUND');
  for (let times = 0; times < 2; times += 1) await carryOutRun(ctx(), open?.runId ?? 0);
  expect((await runs())[0]?.differences).toEqual([
    expect.objectContaining({
      subject: 'sub_maya',
      words: 'It is discounted here, and not discounted at Stripe.',
      isCorrected: false,
      displayName: expect.any(String) as string,
    }),
  ]);
  const row = server.db
    .selectFrom('billing_subscription')
    .select('discounted')
    .where('subscription_id', '=', 'sub_maya');
  expect(await row.executeTakeFirst()).toEqual({ discounted: true });
});

test('[PAY-05] [BIL-08] a run corrects what differs, and says what it was', async () => {
  await runNow(ctx(), 'NIGHT');
  const [night] = await runs();
  expect(night).toMatchObject({ kind: 'NIGHT', failure: null });
  expect(night?.differences).toMatchObject([{ subject: 'sub_maya', isCorrected: true }]);
  expect(night?.subscriptions).toBeGreaterThan(5);
  await runNow(ctx(), 'NIGHT');
  expect((await runs())[0]?.differences).toEqual([]);
  expect(await server.till.run((state) => get(state, 'subscription', 'sub_maya').discounts)).toEqual([]);
});

test('[PAY-05] a run that the provider does not answer says so', async () => {
  const context = ctx();
  const listOpenSubscriptions: Payments['listOpenSubscriptions'] = () =>
    Promise.reject(new PaymentsFailure('connect ETIMEDOUT', { isOutage: true }));
  const payments = { ...(context.ports.payments as Payments), listOpenSubscriptions };
  await expect(runNow({ ...context, ports: { ...context.ports, payments } }, 'COMPARE')).rejects.toThrow('ETIMEDOUT');
  expect((await runs())[0]).toMatchObject({ failure: 'connect ETIMEDOUT', differences: [] });
});
