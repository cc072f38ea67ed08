import { persona } from '@atrium/content/people.ts';
import { tooManyMails, tooManyTries } from '@atrium/domain/account/tooManyTries.ts';
import { second } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { attempts } from '../attempt/service/attempts.ts';
import { solved } from './solve.fixture.ts';

/** The window of each kind of attempt, in milliseconds. */
const windows = new Map<string, number>(Object.values(attempts).map(({ kind, window }) => [kind, window]));

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('crash');
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

interface Refused {
  readonly code: string;
  readonly message: string;
  readonly retryAfter: number | null;
}

async function send(caller: Caller, call: string): Promise<Refused | null> {
  const document = `mutation { done: ${call} { error { code message retryAfter } } }`;
  return (await caller.query<{ done: { error: Refused | null } }>(document)).done.error;
}

const byMember = (call: string) => () => send(member, call);
const byStranger = (call: string) => () => send(server.stranger, call);
const forgot = byStranger(`forgotPassword(email: "${persona('minimba').email}")`);
const confirm = byStranger(
  'confirmPassword(input: { email: "a@b.example", code: "000000", password: "Demo-pass-2!" })',
);
const startChange = byMember(`startEmailChange(email: "crash@elsewhere.example", password: "${demoPassword}")`);
const register = (code: string, redemptionCode: string, name = 'ida') =>
  byStranger(`createUserWithPass(input: { code: "${code}", redemptionCode: "${redemptionCode}",
    firstName: "Ida", lastName: "Newcomer", email: "${name}@initech.example", company: "A", jobTitle: "B",
    jobLevel: "manager", companyNumberOfEmployees: "1-99", phone: "1" })`);
const signup = async () =>
  send(
    server.stranger,
    `signupLimitedUser(input: { firstName: "Ida", lastName: "Newcomer", email: "ida@newcomers.example",
      botChallengeToken: "${await solved(server)}" })`,
  );

/** A call, the kind of its attempts, and the words of its refusal. */
const calls: readonly (readonly [string, string, () => Promise<Refused | null>, (wait: number) => string])[] = [
  ['forgotPassword', 'mail-reset', forgot, tooManyMails],
  ['forgotPassword', 'mail-network', forgot, tooManyTries],
  ['signupLimitedUser', 'mail-signup', signup, tooManyMails],
  ['createUserWithPass', 'mail-signup', register('CODE-REQ', 'open-sesame'), tooManyMails],
  ['createUserWithPass', 'pass-redemption', register('CODE-REQ', 'wrong', 'ivo'), tooManyTries],
  ['createUserWithPass', 'pass-unknown', register('GHOST-PASS', ''), tooManyTries],
  ['confirmPassword', 'code-network', confirm, tooManyTries],
  ['confirmEmailChange', 'code-network', byMember('confirmEmailChange(code: "000000")'), tooManyTries],
  ['startEmailChange', 'email-change', startChange, tooManyTries],
  ['startEmailChange', 'mail-email-change', startChange, tooManyMails],
  ['startAccountLinking', 'account-linking', byMember('startAccountLinking(email: "a@b.example")'), tooManyTries],
  [
    'changePassword',
    'password-change',
    byMember('changePassword(currentPassword: "x", newPassword: "Demo-pass-2!")'),
    tooManyTries,
  ],
];

test.each(calls)(
  '[THR-13] [THR-14] %s says how long to wait after too many of %s, in the words of all',
  async (_name, kind, call, words) => {
    await call();
    const counted = server.db
      .updateTable('limit_bucket')
      .set({ used: 1_000_000 })
      .where('bucket', 'like', `try/${kind}/%`);
    expect((await counted.executeTakeFirstOrThrow()).numUpdatedRows).toBe(1n);
    const refused = await call();
    const wait = refused?.retryAfter ?? 0;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual((windows.get(kind) ?? 0) / second);
    // the code of a pass's refusal is the documents' number
    expect(['RATE_LIMITED', '429']).toContain(refused?.code);
    expect(refused?.message).toBe(words(wait));
  },
);
