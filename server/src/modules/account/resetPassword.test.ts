import { request } from 'node:http';
import { persona } from '@atrium/content/people.ts';
import { linkedAccount } from '@atrium/content/providers.ts';
import { passwordRulesTogether } from '@atrium/domain/account/passwordRules.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { awaitCode } from '../accountSettings/emailChange.fixture.ts';
import { openBrowser, pass } from '../identity/browser.fixture.ts';
import { codeIn, mailsTo } from './mailbox.fixture.ts';
import { confirmPassword } from './service/confirmPassword.ts';
import { forgotPassword } from './service/forgotPassword.ts';
import { solved } from './solve.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
// the attempts of one network count for all tests
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());
afterEach(() => {
  vi.useRealTimers();
});

const newPassword = 'Another-pass-2!';

interface Payload {
  readonly success: boolean | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

async function forgot(email: string): Promise<Payload> {
  const document = 'mutation ($email: String!) { forgotPassword(email: $email) { success error { code message } } }';
  return (await server.stranger.query<{ forgotPassword: Payload }>(document, { email })).forgotPassword;
}

const confirmDocument = `mutation ($input: ConfirmPasswordInput!) {
  confirmPassword(input: $input) { success error { code message } } }`;

async function confirm(email: string, code: string, password = newPassword): Promise<Payload> {
  const input = { email, code, password };
  return (await server.stranger.query<{ confirmPassword: Payload }>(confirmDocument, { input })).confirmPassword;
}

async function signsIn(email: string, password: string): Promise<number> {
  return (await openBrowser(server.origin).challenge(email, password)).status;
}

/** Asks for a code and reads it from the `count`th mail of this address. */
async function codeFor(email: string, count = 1): Promise<string> {
  expect(await forgot(email)).toEqual({ success: true, error: null });
  return codeIn((await mailsTo(server, email, count))[0]);
}

/** Another code than this one. */
const wrong = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');

test('[SIG-11] [SIG-12] [SIG-18] [THR-04] a mailed code sets a new password, once, and ends every sign-in', async () => {
  const { email, memberId } = persona('academy');
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  const code = await codeFor(email);
  const [mail] = await mailsTo(server, email, 1);
  expect(mail?.subject).toBe('Your code to reset your Atrium password');
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain(code);
    expect(form).toContain(`${server.origin}/reset-password-confirmation?email=`);
    expect(form).toContain('within 15 minutes');
  }
  expect(await confirm(email, wrong(code))).toEqual({
    success: null,
    error: { code: 'INVALID_CODE', message: 'Invalid code.' },
  });
  expect((await browser.call(token)).status).toBe(200);
  expect(await confirm(` ${email.toUpperCase()} `, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toEqual({
    success: true,
    error: null,
  });
  await expect.poll(async () => (await browser.call(token)).status).toBe(401);
  expect((await browser.refresh()).status).toBe(400);
  expect([await signsIn(email, demoPassword), await signsIn(email, newPassword)]).toEqual([401, 200]);
  // the same call again, after a lost answer, gets the same answer; another password needs another code
  expect(await confirm(email, code)).toEqual({ success: true, error: null });
  expect((await confirm(email, code, 'Another-pass-3!')).error?.code).toBe('INVALID_CODE');
  expect(await signsIn(email, 'Another-pass-3!')).toBe(401);
  const [changed] = await mailsTo(server, email, 2);
  expect(changed?.subject).toBe('Your Atrium password was changed');
  // the address with which Google opens the account is named, because somebody else may have linked it
  expect(changed?.text).toContain(`Signing in with Google as ${linkedAccount.email} still opens your account.`);
  const kept = await server.db.selectFrom('mail').select(['html', 'body']).where('is_secret', '=', true).execute();
  expect(kept).toEqual([{ html: '', body: '' }]);
  const audited = server.db
    .selectFrom('audit_entry')
    .select(['actor_member_id', 'detail'])
    .where('action', '=', 'PASSWORD_SET')
    .where('subject', '=', `member/${memberId}`);
  expect(await audited.execute()).toEqual([{ actor_member_id: memberId, detail: { by: 'RESET_PASSWORD' } }]);
});

test('[SIG-17] a new password is held to every rule by the server, before the code is tried', async () => {
  const { email } = persona('crash');
  const code = await codeFor(email);
  for (const password of ['', 'demo-pass-1!', 'DEMO-PASS-1!', 'Demopass11', 'Demo-pass-!', 'De-pa1!']) {
    expect(await confirm(email, code, password)).toEqual({
      success: null,
      error: { code: 'INVALID_INPUT', message: passwordRulesTogether },
    });
  }
  for (const [password, message] of [
    ['Aa1-xxxx\ud800', 'Password has characters that cannot be saved'],
    [`Aa1-${'x'.repeat(1021)}`, 'Password must contain at most 1,024 characters'],
  ] as const) {
    expect(await confirm(email, code, password)).toEqual({ success: null, error: { code: 'INVALID_INPUT', message } });
  }
  expect((await confirm(email, code)).success).toBe(true);
});

test('[THR-12] an address without an account gets the same answers, and no mail', async () => {
  expect(await forgot('nobody@demo.example')).toEqual(await forgot(persona('minimba').email));
  await mailsTo(server, persona('minimba').email, 1);
  // both have a code by now, which nobody knows
  await expect
    .poll(() =>
      server.db.selectFrom('verification_code').select('tries').where('address', '=', 'nobody@demo.example').execute(),
    )
    .toEqual([{ tries: 0 }]);
  expect(await mailsTo(server, 'nobody@demo.example', 0)).toEqual([]);
  expect(await confirm('nobody@demo.example', '000000')).toEqual(await confirm(persona('minimba').email, '111111'));
  expect(await forgot('no address')).toEqual({
    success: null,
    error: { code: 'INVALID_INPUT', message: 'Invalid email address.' },
  });
});

test('[SIG-11] [THR-12] a code is mailed to the address of the account, not to another spelling that was typed', async () => {
  const { email } = persona('limited-over');
  // the database compares both as the same, and they may be two mailboxes
  const typed = email.replace('i', 'İ');
  expect(await forgot(typed)).toEqual({ success: true, error: null });
  await mailsTo(server, email, 1);
  expect((await server.mails()).filter(({ to }) => to === typed)).toEqual([]);
});

test('[THR-13] a new code ends the former one', async () => {
  const { email } = persona('workshops');
  const first = await codeFor(email);
  const second = await codeFor(email, 2);
  expect((await confirm(email, first)).error?.code).toBe(first === second ? undefined : 'INVALID_CODE');
  expect((await confirm(email, second)).success).toBe(true);
});

test('[THR-13] a code is over after 15 minutes', async () => {
  const { email } = persona('sprint');
  const code = await codeFor(email);
  pass(15 * 60 + 1);
  expect((await confirm(email, code)).error?.code).toBe('INVALID_CODE');
});

test('[THR-13] 1,000 aliases, a batch, and 100 at once with forged headers: five comparisons, then even the right code is refused', async () => {
  const { email } = persona('sprints');
  const code = await codeFor(email);
  const triesOf = async (): Promise<number | undefined> =>
    (await server.db.selectFrom('verification_code').select('tries').where('address', '=', email).executeTakeFirst())
      ?.tries;
  const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    server.stranger.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const guess = (n: number) => ({ email, code: wrong(code, n + 1), password: newPassword });
  const aliases = Array.from({ length: 1_000 }, (_, n) => {
    const { password } = guess(n);
    return `a${String(n)}: confirmPassword(input: {email: "${email}", code: "${guess(n).code}", password: "${password}"}) { success }`;
  });
  for (const count of [1_000, 15, 2]) {
    expect((await send({ query: `mutation { ${aliases.slice(0, count).join(' ')} }` })).status).toBe(400);
  }
  expect((await send(aliases.slice(0, 20).map((alias) => ({ query: `mutation { ${alias} }` })))).status).toBe(400);
  expect(await triesOf()).toBe(0);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, n) => {
      const headers = { 'x-forwarded-for': `2001:db8:${String(n)}::1`, forwarded: `for=10.0.0.${String(n)}` };
      const response = await send({ query: confirmDocument, variables: { input: guess(n) } }, headers);
      return ((await response.json()) as { data: { confirmPassword: Payload } }).data.confirmPassword.error?.code;
    }),
  );
  expect(new Set(answers)).toEqual(new Set(['INVALID_CODE']));
  expect(await triesOf()).toBe(5);
  await server.db.deleteFrom('limit_bucket').execute();
  expect((await confirm(email, code)).error?.code).toBe('INVALID_CODE');
  expect(await signsIn(email, demoPassword)).toBe(200);
  // the tries count for that code alone
  expect((await confirm(email, await codeFor(email, 2))).success).toBe(true);
});

test('[THR-13] of 20 times the right code at once, one sets the password', async () => {
  const { email } = persona('minimba-one');
  const code = await codeFor(email);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => confirm(email, code, `Another-pass-${String(n)}!`)),
  );
  expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
});

test('the same new password sent three times at once is set once, and each is told so', async () => {
  const { email, memberId } = persona('trial');
  const code = await codeFor(email);
  const answers = await Promise.all(Array.from({ length: 3 }, () => confirm(email, code)));
  expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
  const audited = server.db.selectFrom('audit_entry').select('action').where('action', '=', 'PASSWORD_SET');
  expect(await audited.where('subject', '=', `member/${memberId}`).execute()).toHaveLength(1);
});

test('[THR-13] one network may try 100 codes in 15 minutes, whatever headers it sends', async () => {
  const codes = await Promise.all(
    Array.from(
      { length: 104 },
      async (_, n) => (await confirm(`nobody-${String(n)}@demo.example`, '123456')).error?.code,
    ),
  );
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
});

test('[THR-14] an address gets three mails an hour, however it is spelled', async () => {
  const { email } = persona('limited');
  const forms = [email, email.toUpperCase(), email.replace('i', 'İ'), ` ${email}`, email, email, email];
  const answers = await Promise.all(forms.map((form) => forgot(form)));
  expect(answers.filter(({ success }) => success === true).length).toBe(3);
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(Array(4).fill('RATE_LIMITED'));
  await mailsTo(server, email, 3);
  pass(3600 + 1);
  expect((await forgot(email)).success).toBe(true);
  await mailsTo(server, email, 4);
});

/** Asks for a reset as somebody in another network. */
const forgotFrom = async (ip: string, email: string, knownBrowser: string | null = null) => {
  const ctx = { ...server.context(null, server.clock.now()), ip, knownBrowser };
  const result = await forgotPassword(ctx, { email });
  return result.ok ? 'mailed' : result.refusal.code;
};

test('[THR-13] a stranger who asks and guesses does not use up the tries of the code of an owner', async () => {
  const { email } = persona('minimba-none');
  const stranger = '203.0.113.9';
  // the owner, on their own network, gets a code of their own
  const code = await codeFor(email);
  const asked = [];
  for (let time = 0; time < 3; time += 1) asked.push(await forgotFrom(stranger, email));
  expect(asked).toEqual(['mailed', 'mailed', 'RATE_LIMITED']);
  // a code that comes later would begin with tries of its own
  const mailed = (await mailsTo(server, email, 3)).map(codeIn);
  // no guess may hit a code of the stranger's network, whose digits are random too
  const guesses = Array.from({ length: 20 }, (_, n) => wrong(code, n + 1)).filter((guess) => !mailed.includes(guess));
  const from = { ...server.context(null, server.clock.now()), ip: stranger };
  for (const guess of guesses.slice(0, 12)) {
    const input = { email, code: guess, password: newPassword, tac: null };
    expect((await confirmPassword(from, input)).ok).toBe(false);
  }
  const tries = server.db
    .selectFrom('verification_code')
    .select(['tries', 'foreign_tries'])
    .where('address', '=', email);
  expect((await tries.orderBy('foreign_tries').execute()).map((row) => [row.tries, row.foreign_tries])).toEqual([
    [5, 0],
    [2, 2],
  ]);
  // it does not come back by more requests of strangers, and two mistakes are still allowed
  expect((await confirm(email, guesses[0] ?? '')).error?.code).toBe('INVALID_CODE');
  expect((await confirm(email, code)).success).toBe(true);
});

test('[SIG-12] [THR-13] a new code may be entered from another network again, whatever was tried with the former one', async () => {
  const { email } = persona('workshops');
  const elsewhere = { ...server.context(null, server.clock.now()), ip: '203.0.113.9' };
  const enter = async (code: string) =>
    (await confirmPassword(elsewhere, { email, code, password: newPassword, tac: null })).ok;
  const before = (await server.mails()).filter(({ to }) => to === email).length;
  const former = await codeFor(email, before + 1);
  for (let by = 1; by <= 3; by += 1) expect(await enter(wrong(former, by))).toBe(false);
  const code = await codeFor(email, before + 2);
  expect(await enter(code)).toBe(true);
});

test('[THR-14] strangers of many networks leave a browser that has signed in before its mails', async () => {
  const { email } = persona('transactional-none');
  const asked = [];
  for (let n = 0; n < 12; n += 1) asked.push(await forgotFrom(`198.51.100.${String(n % 4)}`, email));
  expect(asked.filter((answer) => answer === 'mailed')).toHaveLength(3);
  expect(await forgotFrom('192.0.2.1', email)).toBe('RATE_LIMITED');
  await mailsTo(server, email, 3);
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const knownBrowser = browser.cookies.get('__Host-atrium-device') ?? null;
  const known = [];
  for (let n = 0; n < 4; n += 1) known.push(await forgotFrom('192.0.2.1', email, knownBrowser));
  expect(known).toEqual(['mailed', 'mailed', 'mailed', 'RATE_LIMITED']);
  // known for that account alone
  expect(await forgotFrom('192.0.2.1', persona('academy').email, knownBrowser)).toBe('mailed');
  expect(await forgotFrom('192.0.2.1', email, `${knownBrowser ?? ''}x`)).toBe('RATE_LIMITED');
});

test('[THR-14] [SIG-12] an owner can use the code that a stranger asked for', async () => {
  const { email } = persona('alumni-guest');
  expect(await forgotFrom('203.0.113.9', email)).toBe('mailed');
  const code = codeIn((await mailsTo(server, email, 1))[0]);
  expect((await confirm(email, wrong(code))).error?.code).toBe('INVALID_CODE');
  expect((await confirm(email, code)).success).toBe(true);
});

test('[SIG-12] [THR-13] the code that sets a password ends those that other networks asked for', async () => {
  const { email } = persona('minimba');
  await server.db.deleteFrom('verification_code').where('address', '=', email).execute();
  const before = (await server.mails()).filter(({ to }) => to === email).length;
  expect(await forgotFrom('203.0.113.9', email)).toBe('mailed');
  const others = codeIn((await mailsTo(server, email, before + 1))[0]);
  const own = await codeFor(email, before + 2);
  // one in a million: both networks got the same digits
  if (own === others) return;
  expect((await confirm(email, own)).success).toBe(true);
  expect((await confirm(email, others)).error?.code).toBe('INVALID_CODE');
  expect(
    await server.db.selectFrom('verification_code').select('is_used').where('address', '=', email).execute(),
  ).toEqual([{ is_used: true }]);
});

test('[THR-14] one network causes at most 100 mails an hour', async () => {
  const answers = await Promise.all(Array.from({ length: 103 }, (_, n) => forgot(`many-${String(n)}@demo.example`)));
  expect(answers.filter(({ error }) => error?.code === 'RATE_LIMITED')).toHaveLength(3);
});

test('[THR-14] what is refused for one address leaves the network its mails', async () => {
  const [first, second] = [persona('planner').email, persona('sprints').email];
  await Promise.all(Array.from({ length: 105 }, () => forgot(first)));
  expect((await forgot(second)).success).toBe(true);
});

test('[THR-14] signups of an address leave the mails that reset its password', async () => {
  const { email } = persona('crashplus');
  type Answer = { signupLimitedUser: { error: { code: string } | null } };
  const document = `mutation ($input: SignupLimitedUserInput!) { signupLimitedUser(input: $input) { error { code } } }`;
  const codes: unknown[] = [];
  for (let time = 0; time < 4; time += 1) {
    const input = { firstName: 'A', lastName: 'Stranger', email, botChallengeToken: await solved(server) };
    codes.push((await server.stranger.query<Answer>(document, { input })).signupLimitedUser.error?.code);
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  expect((await forgot(email)).success).toBe(true);
});

test('a member whom the own organization signs in gets a mail without a code', async () => {
  const { email } = persona('sso-only@acme.example');
  expect((await forgot(email)).success).toBe(true);
  const [mail] = await mailsTo(server, email, 1);
  expect(mail?.text).toContain('Your organization signs you in');
  expect(mail?.text).not.toMatch(/\d{6}/);
});

test('[THR-16] the links of mails are ours, whatever host a request names', async () => {
  const { email } = persona('archive');
  const url = new URL('/graphql', server.origin);
  const ask = (headers: Record<string, string>): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request(
        url,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on('error', reject);
      sent.end(JSON.stringify({ query: `mutation { forgotPassword(email: "${email}") { success } }` }));
    });
  expect(await ask({ host: 'evil.example' })).toBe(421);
  expect(await ask({ host: `evil.example:${url.port}` })).toBe(421);
  expect(
    await ask({ 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }),
  ).toBe(200);
  expect(await ask({ host: `localhost:${url.port}` })).toBe(200);
  for (const mail of await mailsTo(server, email, 2)) {
    expect(mail.text + mail.html).not.toContain('evil');
    expect(mail.text).toContain(`${server.origin}/reset-password-confirmation`);
  }
});

test('[SIG-12] [ACT-06] [THR-04] a code of the address that a member is leaving sets no password afterwards', async () => {
  const { email, memberId } = persona('crashplus');
  const caller = await server.as('crashplus');
  const codes = async () =>
    (await server.mails()).filter(({ to, subject }) => to === email && subject.startsWith('Your code to reset'));
  const before = (await codes()).length;
  expect((await forgot(email)).success).toBe(true);
  await expect.poll(async () => (await codes()).length).toBe(before + 1);
  const code = codeIn((await codes())[0]);
  const changeCode = await awaitCode(server, memberId, 'left@elsewhere.example');
  // the account of the address was read
  const pause = await pauseAt(server, 'insert', 'member_password');
  const resetting = confirm(email, code);
  await pause.untilWaiting(1);
  let isChanged = false;
  const document = 'mutation ($code: String!) { done: confirmEmailChange(code: $code) { error { code } } }';
  const changing = caller
    .query<{ done: { error: { code: string } | null } }>(document, { code: changeCode })
    .then(({ done }) => {
      isChanged = true;
      return done.error?.code ?? 'changed';
    });
  await pause.untilWaiting(2, () => isChanged);
  await pause.release();
  const answers = [(await resetting).success, await changing];
  await pause.close();
  // the new password came first, and dropped the request
  expect(answers).toEqual([true, 'CODE_EXPIRED']);
  expect([await signsIn(email, newPassword), await signsIn('left@elsewhere.example', newPassword)]).toEqual([200, 401]);
});
