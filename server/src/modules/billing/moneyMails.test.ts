import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endPeriod } from '../../adapters/local/till/advance.ts';
import { refund } from '../../adapters/local/till/checkout.ts';
import { get, listKind, type TillState } from '../../adapters/local/till/state.ts';
import { endSubscription, setCancelAtPeriodEnd } from '../../adapters/local/till/subscriptions.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { payFor, press } from './billing.fixture.ts';
import { mailRenewals } from './service/mailRenewals.ts';
import { syncCustomer } from './service/syncCustomer.ts';

// What happens to somebody's money is mailed (PAY-02, D98), once, however often it is read.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const ctx = () => server.context(null, server.clock.now());
async function mailsTo(who: string) {
  const mails = server.db.selectFrom('mail').select(['letter', 'body']).where('to_address', '=', persona(who).email);
  return mails.orderBy('mail_id').execute();
}
/** The customer is read again after a change, more than once; returns the mails that came of it. */
async function mailed(who: string, customerId: string, change: (state: TillState) => void = () => undefined) {
  const before = (await mailsTo(who)).length;
  await server.till.run(change);
  for (let times = 0; times < 3; times += 1) await syncCustomer(ctx(), customerId);
  return (await mailsTo(who)).slice(before);
}
const customerOf = async (who: string): Promise<string> => {
  const account = server.db
    .selectFrom('billing_account')
    .select('provider_customer_id as id')
    .where('member_id', '=', persona(who).memberId);
  return (await account.executeTakeFirstOrThrow()).id;
};
const invoiceIn = (body: string | undefined) => /\/__sandbox\/invoices\/in_\w+/.exec(body ?? '')?.[0] ?? '';

test('[PAY-02] a membership, its upgrade and a purchase are mailed once, each with its amount and its invoice', async () => {
  const limited = await server.as('limited');
  await payFor(limited, 'ai-ondemand');
  const customer = await customerOf('limited');
  const [bought, ...others] = await mailed('limited', customer);
  expect(others).toEqual([]);
  expect(bought).toMatchObject({ letter: 'purchased' });
  expect(bought?.body).toMatch(
    /You paid \$495 for AI Academy On Demand.*\n\nIt renews on .+ for \$495, and each year/s,
  );
  await payFor(limited, 'unlimited', true);
  const [upgraded, ...more] = await mailed('limited', customer);
  expect([upgraded?.letter, more.filter(({ letter }) => letter !== 'upgraded')]).toEqual(['upgraded', []]);
  expect(upgraded?.body).toContain('You paid $250 for your upgrade to Unlimited');
  await payFor(limited, 'crash-courses');
  const [once] = await mailed('limited', customer);
  expect(once?.body).toContain("You paid $195 for Crash Courses. You can start right away.\n\nIt's yours for good");
  for (const { body } of [bought, upgraded, once].filter((mail) => mail !== undefined)) {
    const page = await fetch(new URL(invoiceIn(body), server.origin));
    expect([page.status, await page.text()]).toEqual([200, expect.stringMatching(/<h1>Invoice ATR-/)]);
  }
  // and the portal lists all of them
  const { createStripePortalUrl } = await limited.query<{ createStripePortalUrl: { url: string } }>(
    'mutation { createStripePortalUrl(configId: "billing") { url } }',
  );
  const portal = await (await fetch(createStripePortalUrl.url)).text();
  for (const amount of ['$495.00', '$250.00', '$195.00']) expect(portal).toContain(`${amount}</a>`);
});

test('[PAY-02] a cancellation, its taking back and the end are mailed when they happen, and again when they happen again', async () => {
  const set = (ends: boolean) => (state: TillState) => {
    setCancelAtPeriodEnd(state, get(state, 'subscription', 'sub_maya'), ends);
  };
  const letters = async (change: (state: TillState) => void) =>
    (await mailed('member', 'cus_maya', change)).map(({ letter }) => letter);
  expect(await letters(() => undefined)).toEqual([]);
  expect(await letters(set(true))).toEqual(['cancellationScheduled']);
  expect(await letters(set(false))).toEqual(['cancellationTakenBack']);
  expect(await letters(set(true))).toEqual(['cancellationScheduled']);
  const [last] = (await mailsTo('member')).slice(-1);
  expect(last?.body).toMatch(/Unlimited is canceled. It stays open until .+, and nothing more is charged/);
  const end = (state: TillState) => {
    endSubscription(state, get(state, 'subscription', 'sub_maya'));
  };
  const [ended, ...others] = await mailed('member', 'cus_maya', end);
  expect([ended?.letter, others]).toEqual(['subscriptionEnded', []]);
  expect(ended?.body).toMatch(/Unlimited ended on .+\.\n\nNothing more is charged\. Your progress/);
});

test('[PAY-02] a renewal and refunds, in part and in full, are mailed with their amounts', async () => {
  const customer = await customerOf('academy');
  const [subscription] = await server.till.run((state) =>
    listKind(state, 'subscription').filter((item) => item.customer === customer),
  );
  const [renewed, ...others] = await mailed('academy', customer, (state) => {
    endPeriod(state, get(state, 'subscription', subscription?.id ?? ''));
  });
  expect([renewed?.letter, others]).toEqual(['renewed', []]);
  expect(renewed?.body).toMatch(/You paid \$750 for another year of AI Academy, until .+\./);
  expect(invoiceIn(renewed?.body)).not.toBe('');
  const back = (amount: number) => (state: TillState) => {
    const [charge] = listKind(state, 'charge')
      .filter((item) => item.customer === customer && item.paid)
      .slice(-1);
    refund(state, charge?.id ?? '', amount);
  };
  const [part] = await mailed('academy', customer, back(10_050));
  expect(part?.body).toContain('We refunded $100.50 to the card');
  const [rest, ...none] = await mailed('academy', customer, back(64_950));
  expect(rest?.body).toContain('We refunded $649.50');
  expect(none).toEqual([]);
});

test('[PAY-02] what is healed long after it happened is not mailed any more', async () => {
  const caller = await server.as('limited-over');
  await payFor(caller, 'ai-academy');
  const customer = await customerOf('limited-over');
  const before = (await mailsTo('limited-over')).length;
  await syncCustomer(server.context(null, server.clock.now() + 8 * day), customer);
  expect((await mailsTo('limited-over')).slice(before)).toEqual([]);
});

test('[PAY-02] [BIL-05] a second payment, which goes back, has one mail, and no receipt', async () => {
  const caller = await server.as('crash');
  const pages = await Promise.all(
    ['mini-mba', 'business-archive'].map((productId) =>
      server.db.updateTable('billing_product').set({ sellable: true }).where('product_id', '=', productId).execute(),
    ),
  );
  expect(pages).toHaveLength(2);
  const id = await payFor(caller, 'mini-mba');
  expect(id).toMatch(/^cs_/);
  const customer = await customerOf('crash');
  const first = await mailed('crash', customer);
  expect(first.map(({ letter }) => letter)).toEqual(['purchased']);
  const again = await mailed('crash', customer, (state) => {
    const page = get(state, 'checkout.session', id);
    const copy = { ...structuredClone(page), id: 'cs_test_again', status: 'open' as const, payment_intent: null };
    Object.assign(state.objects, { cs_test_again: { ...copy, invoice: null, url: '' } });
  });
  expect(again).toEqual([]);
  await press(`${server.origin}/__sandbox/checkout/cs_test_again`, { card: 'pays' });
  expect((await mailed('crash', customer)).map(({ letter }) => letter)).toEqual(['purchaseRefunded']);
});

test('[PAY-02] a month before a yearly renewal its day and amount are mailed, once; not for what ends', async () => {
  const now = server.clock.now();
  const end = new Date(now + 20 * day);
  await server.db
    .updateTable('billing_subscription')
    .set({ current_period_end: end, current_period_start: new Date(now - 345 * day), amount: 49_000 })
    .where('subscription_id', 'in', ['sub_joan', 'sub_teuta'])
    .execute();
  await server.db
    .updateTable('accepted_offer')
    .set({ period_end: end, discount_price: 9_900 })
    .where('subscription_id', '=', 'sub_teuta')
    .execute();
  for (let times = 0; times < 2; times += 1) await mailRenewals(ctx());
  const mails = server.db.selectFrom('mail').select(['to_address as to', 'body']).where('letter', '=', 'renewalSoon');
  const found = (await mails.execute()).filter(({ to }) => to === persona('discounted').email);
  expect(found).toHaveLength(1);
  // at the price of before, which they keep, less what was offered
  expect(found[0]?.body).toMatch(/^Unlimited renews on .+ for \$391\.$/m);
  const joan = server.db
    .selectFrom('billing_subscription')
    .select('cancel_at as at')
    .where('subscription_id', '=', 'sub_joan');
  expect((await joan.executeTakeFirst())?.at).not.toBeNull();
  const members = server.db
    .selectFrom('billing_subscription')
    .select('member_id as id')
    .where('subscription_id', '=', 'sub_joan');
  const { id } = await members.executeTakeFirstOrThrow();
  const { email } = await server.db
    .selectFrom('member')
    .select('email')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  expect((await mails.execute()).filter(({ to }) => to === email)).toEqual([]);
});
