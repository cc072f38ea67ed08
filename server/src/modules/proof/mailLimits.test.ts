import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { mayMail, type MailPurpose } from './service/mailLimits.ts';

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
  const device = browser.cookies.get('__Host-atrium-device') ?? null;
  const ctx = { ...server.context(null, server.clock.now()), device };
  expect((await mayMail(ctx, purpose, email)).ok).toBe(true);
  const counted = await server.db.selectFrom('limit_bucket').select('bucket').execute();
  const kinds = counted.map(({ bucket }) => bucket.split('/')[1]);
  expect(new Set(kinds)).toEqual(new Set([kind, 'mail-network']));
});
