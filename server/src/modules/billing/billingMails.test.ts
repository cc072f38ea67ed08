import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endPeriod, replaceCard, retry } from '../../adapters/local/till/advance.ts';
import { get, type TillState } from '../../adapters/local/till/state.ts';
import { formatInstant } from '../../mail/formatInstant.ts';
import type { ProviderSubscription } from '../../ports/providerCustomer.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { mailFailedPayment } from './service/mailFailedPayment.ts';
import { mailTrialEnds } from './service/mailTrialEnds.ts';
import { syncCustomer } from './service/syncCustomer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** In which the pages of members without a company show dates. */
const zone = 'America/New_York';

async function mailsOf(letter: string) {
  const mails = server.db.selectFrom('mail').select(['to_address as to', 'body']).where('letter', '=', letter);
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
  expect(told?.body).toContain(`stays open until ${formatInstant(openUntil, zone)}`);
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
  expect(told[0]?.body).toContain(`ends on ${formatInstant(end, zone)}. Nothing is charged then`);
});

test('[ACT-01] no mail about the end of a trial that was as short as the notice, goes on, or whose member pays already', async () => {
  const now = server.clock.now();
  const trial = (name: string, days: number, endsIn: number) => ({
    member_id: persona(name).memberId,
    entitlement_id: 'area-mcsc-unlimited',
    source: 'TRIAL' as const,
    source_ref: `of-${String(days)}-days`,
    starts_at: new Date(now + (endsIn - days) * day),
    ends_at: new Date(now + endsIn * day),
  });
  const [short, goesOn, pays, ending] = ['posttrial', 'limited', 'member', 'limited-over'] as const;
  await server.db
    .insertInto('entitlement_grant')
    .values([trial(short, 4, 2), trial(goesOn, 30, 2), trial(goesOn, 31, 20), trial(pays, 30, 2), trial(ending, 30, 2)])
    .execute();
  // a longer one that was taken back goes on for nobody
  await server.db
    .insertInto('entitlement_grant')
    .values({ ...trial(ending, 31, 20), revoked_at: new Date(now - day) })
    .execute();
  const onTrial = [short, goesOn, ending].map((name) => persona(name).memberId);
  await server.db
    .updateTable('member_standing')
    .set({ account_type: 'TRIAL' })
    .where('member_id', 'in', onTrial)
    .execute();
  await mailTrialEnds(server.context(null, now));
  const told = await server.db
    .selectFrom('mail')
    .select('to_address as to')
    .where('dedupe_key', 'like', 'trial-ending/%')
    .where('created_at', '>=', new Date(now))
    .execute();
  expect(told).toEqual([{ to: persona(ending).email }]);
});

test('[BIL-08] of a failed payment that is heard of after it has closed the membership no mail says that it is open', async () => {
  const { memberId } = persona('academy');
  const firstFailedAt = server.clock.now();
  const subscription = {
    subscriptionId: 'sub_late',
    priceId: 'price_ai_academy',
    status: 'past_due',
    payment: null,
    startedAt: 0,
    currentPeriodStart: firstFailedAt,
    currentPeriodEnd: firstFailedAt + 365 * day,
    cancelAt: null,
    endedAt: null,
    firstFailedAt,
    hasBegun: true,
    isPaid: true,
    isTakenBack: false,
    hasChangeScheduled: false,
    nextPriceId: null,
    isDiscounted: false,
    coupons: [],
    amount: 75e3,
    invoices: [],
  } satisfies ProviderSubscription;
  const hear = async (change: Partial<ProviderSubscription>, daysLater: number) => {
    const before = (await mailsOf('paymentFailed')).length;
    const ctx = server.context(null, firstFailedAt + daysLater * day);
    await server.db.transaction().execute((tx) => mailFailedPayment(tx, ctx, memberId, { ...subscription, ...change }));
    return (await mailsOf('paymentFailed')).length - before;
  };
  expect(await hear({}, 14)).toBe(0);
  expect(await hear({ status: 'unpaid' }, 1)).toBe(0);
  expect(await hear({ isTakenBack: true }, 1)).toBe(0);
  expect(await hear({ firstFailedAt: null }, 1)).toBe(0);
  expect(await hear({}, 13)).toBe(1);
});
