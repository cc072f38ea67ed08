import { persona } from '@atrium/content/people.ts';
import { linkedAccount } from '@atrium/content/providers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { mailedCode } from '../account/mailbox.fixture.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { actOn } from './acts.fixture.ts';

// An address that the team has typed, and that nobody has proved.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const reason = 'They phoned.';

test('[PEO-01] [THR-02] an address that the team has changed is proved before the account opens again', async () => {
  const { memberId: userId, email } = persona('planner');
  const to = 'kofi@elsewhere.example';
  expect((await openBrowser(server.origin).challenge(email, demoPassword)).status).toBe(200);
  expect(await actOn(server, 'savePersonAddress', { userId, to, reason })).toMatch(/Their password ends, too/);
  for (const address of [email, to])
    expect((await openBrowser(server.origin).challenge(address, demoPassword)).status).toBe(401);
  await server.stranger.query(`mutation { forgotPassword(email: "${to}") { success } }`);
  // the first one says that the address was changed
  const code = await mailedCode(server, to, 2);
  const password = 'Another-pass-2!';
  const input = `email: "${to}", code: "${code}", password: "${password}"`;
  const confirm = `mutation { confirmPassword(input: { ${input} }) { success error { code message } } }`;
  expect(await server.stranger.query(confirm)).toEqual({ confirmPassword: { success: true, error: null } });
  expect((await openBrowser(server.origin).challenge(to, password)).status).toBe(200);
});

test('[PEO-01] [THR-60] a second sign-in opens an account no more whose address the team has changed', async () => {
  const { memberId: userId } = linkedAccount;
  const line = await actOn(server, 'savePersonAddress', { userId, to: 'linked@elsewhere.example', reason });
  expect(line).toContain(`${linkedAccount.email} no longer opens the account.`);
  const left = await server.db
    .selectFrom('federated_identity')
    .select('subject')
    .where('member_id', '=', userId)
    .execute();
  expect(left).toEqual([]);
});

test('[PEO-01] [THR-09] nobody is moved to an address at the domain of a company', async () => {
  const { memberId: userId } = persona('limited');
  for (const to of ['nina@acme.example', 'Nina@ACME.example', 'nina@globex.example'])
    expect(await actOn(server, 'savePersonAddress', { userId, to, reason })).toMatch(/at the domain of a company/);
  const { email } = await server.db
    .selectFrom('member')
    .select('email')
    .where('member_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(email).toBe(persona('limited').email);
});
