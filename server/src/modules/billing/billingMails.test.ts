import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endPeriod, replaceCard, retry } from '../../adapters/local/till/subscribe.ts';
import { get, type TillState } from '../../adapters/local/till/state.ts';
import { formatInstant } from '../../mail/formatInstant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { syncCustomer } from './service/syncCustomer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function mailsOf(template: string) {
  const mails = server.db.selectFrom('mail').select(['to_address as to', 'body']).where('template', '=', template);
  return mails.orderBy('mail_id').execute();
}

test('[BIL-08] [THR-51] a member is told once that a renewal failed, and until when the membership stays open', async () => {
  const change = async (work: (state: TillState) => void) => {
    await server.till.run(work);
    for (let times = 0; times < 2; times += 1) await syncCustomer(server.context(null, server.clock.now()), 'cus_maya');
  };
  await change((state) => {
    replaceCard(state, 'cus_maya', 'declines');
  });
  expect(await mailsOf('paymentFailed')).toEqual([]);
  let openUntil = 0;
  await change((state) => {
    endPeriod(state, get(state, 'subscription', 'sub_maya'));
    openUntil = (state.now + 14 * 24 * 60 * 60) * 1000;
  });
  const [told] = await mailsOf('paymentFailed');
  expect(told?.to).toBe('member@demo.example');
  expect(told?.body).toContain(`stays open until ${formatInstant(openUntil, 'UTC')}`);
  // the same invoice, which fails again
  await change((state) => {
    retry(state, get(state, 'subscription', 'sub_maya'));
  });
  expect(await mailsOf('paymentFailed')).toHaveLength(1);
});

test('[ACT-01] a member on a trial is told once, three days before it ends, that it does and that nothing is charged', async () => {
  const { memberId } = await server.as('trial');
  const { endsAt } = await server.db
    .selectFrom('entitlement_grant')
    .select('ends_at as endsAt')
    .where('source', '=', 'TRIAL')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const toTrial = async () => (await mailsOf('trialEnding')).filter(({ to }) => to === 'trial@demo.example');
  const end = endsAt?.getTime() ?? 0;
  await server.clock.moveTo(end - 3 * day - 60_000);
  expect(await toTrial()).toEqual([]);
  await server.clock.moveTo(end - 3 * day + 60_000);
  await server.clock.moveTo(end - 2 * day);
  const told = await toTrial();
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain(`ends on ${formatInstant(end, 'UTC')}. Nothing is charged then`);
});
