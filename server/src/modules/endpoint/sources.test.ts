import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { recordPayments } from '../billing/service/recordPayments.ts';
import { syncCustomer } from '../billing/service/syncCustomer.ts';
import { listKnownPayments } from '../billing/store/paidRows.ts';
import { addTestEndpoint } from './operations.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
  await addTestEndpoint(server, {
    eventTypes: ['payment.succeeded', 'payment.refunded', 'certificate.revoked'],
  });
});
afterAll(() => server.close());

/** The events that were recorded since the last call, without those of the demo. */
async function recorded(): Promise<{ type: string; data: Record<string, unknown> }[]> {
  const { memberId } = persona('member');
  const rows = await server.db
    .selectFrom('webhook_event')
    .select('body')
    .where('body', 'like', '%"timestamp"%')
    .orderBy('type')
    .execute();
  await server.db.deleteFrom('webhook_event').where('body', 'like', '%"timestamp"%').execute();
  return rows
    .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
    .filter(({ data }) => data['memberId'] === memberId);
}

test('[API-08] a payment that arrives and one that goes back are told once, by what was read before', async () => {
  const { memberId } = persona('member');
  const ctx = server.context(null, server.clock.now());
  const paymentId = 'pi_maya_1';
  await server.db.updateTable('billing_payment').set({ paid: false }).where('payment_id', '=', paymentId).execute();
  for (let times = 0; times < 2; times += 1) await syncCustomer(ctx, 'cus_maya');
  const [paid, ...more] = await recorded();
  expect(paid).toMatchObject({ type: 'payment.succeeded', data: { memberId, paymentId } });
  expect(more).toEqual([]);
  const before = await listKnownPayments(server.db, memberId);
  await server.db.updateTable('billing_payment').set({ refunded: 100 }).where('payment_id', '=', paymentId).execute();
  await transaction(server.db, (tx) => recordPayments(tx, ctx, memberId, before));
  expect(await recorded()).toMatchObject([{ type: 'payment.refunded', data: { paymentId, refunded: 100 } }]);
  // read for the first time long after it was made, as when a place for payments was added: no news
  await transaction(server.db, (tx) => recordPayments(tx, { now: ctx.now + 400 * 86_400_000 }, memberId, []));
  expect(await recorded()).toEqual([]);
});

test('[API-08] a certificate that is revoked is told with the change, and a rehearsal is not', async () => {
  const { memberId } = persona('member');
  const { certificateId, credentialId } = await server.db
    .selectFrom('credential')
    .select(['certificate_id as certificateId', 'credential_id as credentialId'])
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  const revoke = async (dryRun: boolean) =>
    (await server.as('support')).query(
      `mutation ($certificateId: ID!, $userId: ID!, $dryRun: Boolean!) { removeCertificateCompletion(
        certificateId: $certificateId, userId: $userId, reason: "By mistake.", dryRun: $dryRun) { error { code } } }`,
      { certificateId, userId: memberId, dryRun },
    );
  await revoke(true);
  expect(await recorded()).toEqual([]);
  await revoke(false);
  expect(await recorded()).toMatchObject([
    { type: 'certificate.revoked', data: { memberId, certificateId, credentialId } },
  ]);
});
