import { runCommand } from '@atrium/tools/staff/runCommand.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { openBrowser } from '../identity/browser.fixture.ts';

// The address of staff, which a command changes.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const staff = (...args: string[]): Promise<readonly string[]> =>
  runCommand(args, {
    db: server.db,
    by: operator,
    now: server.clock.now(),
    env: {
      PUBLIC_URL: server.origin,
      BRAND_NAME: 'Atrium',
      SUPPORT_EMAIL: 'support@localhost',
    },
  });

test('[ACT-06] [BEG-07] [STF-05] the address of one of the team is changed by a command: sign-ins end, both addresses are mailed', async () => {
  const [from, to] = ['employee@demo.example', 'elena@new.example'];
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(from, demoPassword);
  const change = ['address', '--email', 'EMPLOYEE@demo.example', '--to', 'Elena@New.example'];
  const words = expect.stringContaining(`${from} will sign in as ${to}`) as string;
  expect(await staff(...change, '--dry-run')).toEqual([words, 'Dry run: nothing was saved.']);
  expect((await browser.call(token)).status).toBe(200);
  await expect(staff(...change)).rejects.toThrow('A reason is needed.');
  expect(await staff(...change, '--reason', 'Married.')).toEqual([words, 'Saved.']);
  await expect.poll(async () => (await browser.call(token)).status).toBe(401);
  expect((await openBrowser(server.origin).challenge(from, demoPassword)).status).toBe(401);
  expect((await openBrowser(server.origin).challenge(to, demoPassword)).status).toBe(200);
  const mailed = (await server.mails()).filter(
    ({ subject }) => subject === 'The email of your Atrium account was changed',
  );
  expect(mailed.map((mail) => mail.to).sort()).toEqual([to, from]);
  expect(await staff('address', '--email', to, '--to', to)).toEqual(['Nothing changes: it is so already.']);
  const audited = server.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'actor_name', 'reason'])
    .where('action', '=', 'EMAIL_CHANGED');
  expect(await audited.execute()).toEqual([{ actor_kind: 'COMMAND', actor_name: 'operator', reason: 'Married.' }]);
  await staff('address', '--email', to, '--to', from, '--reason', 'Back.');
});

test.each([
  ['a stranger', ['--email', 'nobody@else.example', '--to', 'a@new.example'], 'has no account'],
  ['a member', ['--email', 'member@demo.example', '--to', 'a@new.example'], 'is not on the team'],
  ['no address', ['--email', 'employee@demo.example', '--to', 'nothing'], 'nothing: '],
  ['an address in use', ['--email', 'employee@demo.example', '--to', 'MEMBER@demo.example'], 'is in use'],
  ['nothing', ['--email', 'employee@demo.example'], '--to is needed.'],
])('[ACT-06] no change of the address of one of the team: %s', async (_what, args, words) => {
  const before = await staff('list');
  await expect(staff('address', ...args)).rejects.toThrow(words);
  expect(await staff('list')).toEqual(before);
});
