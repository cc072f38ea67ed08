import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { mayMail, takeSignupMailBack, type MailPurpose } from './service/mailLimits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

test.each<[MailPurpose, string]>([
  ['reset', 'mail-known'],
  ['signup', 'mail-signup'],
  ['email-change', 'mail-email-change'],
])('[THR-14] a mail for %s that a browser asks for which is known counts as %s', async (purpose, kind) => {
  const { email } = persona('trial');
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  await server.db.deleteFrom('limit_bucket').execute();
  const knownBrowser = browser.cookies.get('__Host-atrium-device') ?? null;
  const ctx = { ...server.context(null, server.clock.now()), knownBrowser };
  expect((await mayMail(ctx, purpose, email)).ok).toBe(true);
  const counted = await server.db.selectFrom('limit_bucket').select('bucket').execute();
  const kinds = counted.map(({ bucket }) => bucket.split('/')[1]);
  expect(new Set(kinds)).toEqual(new Set([kind, 'mail-network']));
});

test('[THR-14] a mail of a signup that is taken back counts neither for its address nor for the network', async () => {
  const ctx = server.context(null, server.clock.now());
  const email = 'nobody@newcomers.example';
  const used = async () => {
    const rows = await server.db.selectFrom('limit_bucket').select(['bucket', 'used']).execute();
    return Object.fromEntries(rows.map(({ bucket, used: count }) => [bucket.split('/')[1] ?? '', count] as const));
  };
  expect((await mayMail(ctx, 'signup', email)).ok).toBe(true);
  expect(await used()).toEqual({ 'mail-signup': 1, 'mail-network': 1 });
  await takeSignupMailBack(ctx, email);
  expect(await used()).toEqual({ 'mail-signup': 0, 'mail-network': 0 });
});
