import { persona } from '@atrium/content/people.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser, pass } from '../identity/browser.fixture.ts';
import { isLockedAddressInUse } from '../member/service/addressInUse.ts';
import { mailedCode, mailsTo } from './mailbox.fixture.ts';
import { solved } from './solve.fixture.ts';
import { findHolder } from './store/holders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());
afterEach(() => {
  vi.useRealTimers();
});

interface Outcome {
  readonly result: string;
  readonly tac: string | null;
  readonly link: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}
interface Answer {
  readonly success: boolean | null;
  readonly error?: { readonly code: string; readonly message: string } | null;
}

async function signup(email: string, change: Record<string, unknown> = {}): Promise<Outcome> {
  const document = `mutation ($input: SignupLimitedUserInput!) {
    signupLimitedUser(input: $input) { result tac link error { code message } } }`;
  const token = 'botChallengeToken' in change ? null : await solved(server);
  const input = { firstName: 'Ida', lastName: 'Newcomer', email, botChallengeToken: token, ...change };
  return (await server.stranger.query<{ signupLimitedUser: Outcome }>(document, { input })).signupLimitedUser;
}

async function isConfirmed(tac: string | null, email: string): Promise<boolean> {
  const document =
    'query ($tac: String!, $email: String!) { lookupSignupActivationCode(tac: $tac, email: $email) { success } }';
  const { lookupSignupActivationCode } = await server.stranger.query<{ lookupSignupActivationCode: Answer }>(document, {
    tac: tac ?? '',
    email,
  });
  return lookupSignupActivationCode.success === true;
}

async function sendCode(email: string, tac: string | null): Promise<Answer> {
  const document = `mutation ($b64email: String!, $b64tac: String!) {
    sendVerificationCode(b64email: $b64email, b64tac: $b64tac) { success error { code message } } }`;
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const variables = { b64email: base64(email), b64tac: base64(tac ?? '') };
  return (await server.stranger.query<{ sendVerificationCode: Answer }>(document, variables)).sendVerificationCode;
}

async function setPassword(email: string, code: string, tac: string | null, password = demoPassword): Promise<Answer> {
  const document = `mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success error { code message } } }`;
  const input = { email, code, password, tac };
  return (await server.stranger.query<{ confirmPassword: Answer }>(document, { input })).confirmPassword;
}

const rowsOf = async (email: string): Promise<number> =>
  (await server.db.selectFrom('member').select('member_id').where('email', '=', email).execute()).length;

test('[SIG-07] [SIG-09] [SIG-13] [SIG-18] a signup is mailed a link and a code, and becomes a limited member who signs in', async () => {
  const email = 'ida@newcomers.example';
  const begun = await signup(` ${email.toUpperCase()} `, { firstName: ' Ida ' });
  expect(begun).toMatchObject({ result: 'CONFIRMED_WITH_ACTIVATION', link: null, error: null });
  const [link] = await mailsTo(server, email, 1);
  expect(link?.subject).toBe('Set up your Atrium password');
  const address = new URL(/Set up my password: (\S+)/.exec(link?.text ?? '')?.[1] ?? '');
  expect(address.origin + address.pathname).toBe(`${server.origin}/set-password`);
  expect(Object.fromEntries(address.searchParams)).toEqual({ email, tac: begun.tac });
  // the address has not proved yet that the name is its own
  expect(link?.html).toContain('Hello,');
  await expect.poll(() => isConfirmed(begun.tac, email)).toBe(true);
  // queued is not mailed
  const setSent = (at: Date | null) =>
    server.db.updateTable('mail').set({ sent_at: at }).where('to_address', '=', email).executeTakeFirstOrThrow();
  await setSent(null);
  expect(await isConfirmed(begun.tac, email)).toBe(false);
  await setSent(new Date());
  expect(await isConfirmed(begun.tac, email)).toBe(true);
  expect(await rowsOf(email)).toBe(0);

  expect(await sendCode(email, begun.tac)).toEqual({ success: true, error: null });
  const code = await mailedCode(server, email, 2);
  expect(await setPassword(email, code, begun.tac)).toEqual({ success: true, error: null });
  const browser = openBrowser(server.origin);
  const token = await browser.signIn(email, demoPassword);
  const { data } = await browser.call(
    token,
    '{ getMember { email firstName lastName accountType customer { type } } getMemberEntitlements { type label } getMeteringPlanDetails { threshold currentMeasure } }',
  );
  expect(data).toEqual({
    getMember: {
      email,
      firstName: 'Ida',
      lastName: 'Newcomer',
      accountType: 'LIMITED',
      customer: { type: 'CONSUMER' },
    },
    getMemberEntitlements: [{ type: 'AREA', label: 'mc-limited' }],
    getMeteringPlanDetails: { threshold: 3, currentMeasure: 0 },
  });
  const grants = await server.db
    .selectFrom('entitlement_grant')
    .innerJoin('member', 'member.member_id', 'entitlement_grant.member_id')
    .select(['source', 'source_ref', 'ends_at'])
    .where('email', '=', email)
    .execute();
  expect(grants).toEqual([{ source: 'FREEMIUM', source_ref: 'freemium2', ends_at: null }]);
  // the link is used up
  expect([await isConfirmed(begun.tac, email), await sendCode(email, begun.tac)]).toEqual([
    false,
    { success: false, error: null },
  ]);
  // sent again after a lost answer, the code says what it did; with another password it does nothing
  expect(await setPassword(email, code, begun.tac)).toEqual({ success: true, error: null });
  expect((await setPassword(email, code, begun.tac, 'Another-pass-2!')).error?.code).toBe('CODE_MISMATCH');
});

test('[SIG-08] without a solved challenge nothing happens: no mail, no row, no word about the address', async () => {
  const before = await server.db.selectFrom('limited_signup').select('tac_hash').execute();
  const used = await solved(server);
  expect((await signup('first@newcomers.example', { botChallengeToken: used })).error).toBeNull();
  for (const botChallengeToken of [null, '', 'bnVsbA==', used]) {
    for (const email of ['robot@newcomers.example', persona('member').email]) {
      expect(await signup(email, { botChallengeToken })).toEqual({
        result: 'ERROR',
        tac: null,
        link: null,
        error: {
          code: 'BOT_CHECK_FAILED',
          message: 'Our bot detection service is currently unavailable. Please try again later.',
        },
      });
    }
  }
  expect(await server.db.selectFrom('limited_signup').select('tac_hash').execute()).toHaveLength(before.length + 1);
  expect((await server.mails()).filter(({ to }) => to === persona('member').email)).toEqual([]);
});

test('[SIG-07] fields that cannot be used, and a freemium type that is not given away, are refused', async () => {
  for (const change of [
    { firstName: ' ' },
    { lastName: '' },
    { email: 'no address' },
    { email: 'a@b.example\n' + 'c' },
  ]) {
    expect((await signup('ok@newcomers.example', { botChallengeToken: 'x', ...change })).error?.code).toBe(
      'INVALID_INPUT',
    );
  }
  expect((await signup('ok@newcomers.example', { freemiumType: 'freemium9' })).error).toEqual({
    code: 'SIGNUP_UNAVAILABLE',
    message: 'Our free signup service is currently unavailable. Please try again later.',
  });
});

test('[THR-01] a name at an identity provider counts for nothing by itself', async () => {
  for (const ssoUsername of ['google_123', '', persona('member').email]) {
    expect(await signup('claimed@newcomers.example', { ssoUsername })).toMatchObject({
      result: 'ERROR',
      tac: null,
      link: null,
    });
  }
  expect(await rowsOf('claimed@newcomers.example')).toBe(0);
});

test('[SIG-09] [SIG-10] [THR-12] somebody who has an account is told so, and the owner by mail; nothing is changed', async () => {
  const { email } = persona('trial');
  expect(await signup(email)).toEqual({ result: 'CONFIRMED_WITHOUT_ACTIVATION', tac: null, link: null, error: null });
  const [mail] = await mailsTo(server, email, 1);
  expect(mail?.subject).toBe('You already have an account at Atrium');
  expect(mail?.text).toContain('You already have an account, so nothing was changed.');
  // a second signup gets the same mail again
  await signup(email);
  await mailsTo(server, email, 2);
  expect(await signup(persona('sso-only@acme.example').email)).toMatchObject({
    result: 'CONFIRMED_WITH_LINK',
    link: '/corp-login',
  });
  await server.db.deleteFrom('member_password').where('member_id', '=', persona('planner').memberId).execute();
  expect(await signup(persona('planner').email)).toMatchObject({
    result: 'CONFIRMED_WITH_LINK',
    link: '/reset-password',
  });
  // the mail fills the address in; the answer, which anybody may read, does not say which one it is
  const [choose] = await mailsTo(server, persona('planner').email, 1);
  expect(choose?.text).toContain('/reset-password?email=planner%40demo.example');
});

test('[SIG-09] [ACT-02] [THR-12] an address that is the second sign-in of an account gets no other one, nor a way to its password', async () => {
  const { memberId } = persona('minimba');
  const email = 'second@elsewhere.example';
  const link = { member_id: memberId, email, requested_at: new Date(), expires_at: new Date() };
  await server.db.insertInto('account_link').values(link).execute();
  // one that was asked for only is nobody's yet
  const before = await signup(email);
  expect(before.result).toBe('CONFIRMED_WITH_ACTIVATION');
  expect(await sendCode(email, before.tac)).toEqual({ success: true, error: null });
  const code = await mailedCode(server, email, 2);
  await server.db.updateTable('account_link').set({ verified_at: new Date() }).where('email', '=', email).execute();
  expect(await signup(email.toUpperCase())).toEqual({
    result: 'CONFIRMED_WITHOUT_ACTIVATION',
    tac: null,
    link: null,
    error: null,
  });
  const mail = (await mailsTo(server, email, 3)).find(({ subject }) => subject.startsWith('You already'));
  expect(mail?.subject).toBe('You already have an account at Atrium');
  expect(mail?.text).toContain('Continue with Google');
  const holder = await findHolder(server.db, email);
  expect([holder, await rowsOf(email)]).toEqual([null, 0]);
  // nor does the link that was mailed before make one, or the code that was mailed with it
  expect(await sendCode(email, before.tac)).toEqual({ success: false, error: null });
  expect((await setPassword(email, code, before.tac)).success).toBeNull();
  expect(await rowsOf(email)).toBe(0);
});

test('[THR-02] without the mailbox no member, no session and no entitlement comes of it, whatever is tried', async () => {
  const email = 'victim@newcomers.example';
  const { tac } = await signup(email, { firstName: 'Mallory' });
  await expect.poll(() => isConfirmed(tac, email)).toBe(true);
  const browser = openBrowser(server.origin);
  const tried = async (): Promise<void> => {
    expect((await browser.challenge(email, demoPassword)).status).toBe(401);
    expect(await rowsOf(email)).toBe(0);
  };
  // 1: the tac in place of a code; 2: a code before one was mailed; 3: the tac of another address's signup
  expect((await setPassword(email, tac ?? '', tac)).error?.code).toBe('INVALID_INPUT');
  expect((await setPassword(email, '123456', tac)).error?.code).toBe('CODE_EXPIRED');
  const other = await signup('mallory@newcomers.example');
  expect(await sendCode(email, other.tac)).toEqual({ success: false, error: null });
  expect((await setPassword(email, '123456', other.tac)).error?.code).toBe('CODE_EXPIRED');
  await tried();
  // 4: the code of an own mailbox for another address
  await sendCode('mallory@newcomers.example', other.tac);
  const own = await mailedCode(server, 'mallory@newcomers.example', 2);
  expect((await setPassword(email, own, tac)).success).toBeNull();
  // 5: guessing
  await sendCode(email, tac);
  const code = await mailedCode(server, email, 2);
  const guesses = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const guess = String((Number(code) + n + 1) % 1_000_000).padStart(6, '0');
      return (await setPassword(email, guess, tac)).error?.code;
    }),
  );
  expect(guesses.filter((answer) => answer === 'CODE_MISMATCH').length).toBe(5);
  expect((await setPassword(email, code, tac)).error?.code).toBe('CODE_EXPIRED');
  await tried();
});

test('[THR-02] somebody who signs up first does not get the account: the owner of the mailbox sets the password, and none came before', async () => {
  const email = 'owner@newcomers.example';
  const attacker = await signup(email, { firstName: 'Mallory' });
  const owner = await signup(email, { firstName: 'Olga' });
  await sendCode(email, owner.tac);
  const code = await mailedCode(server, email, 3);
  expect((await setPassword(email, code, owner.tac)).success).toBe(true);
  expect(await server.db.selectFrom('member').select('first_name').where('email', '=', email).execute()).toEqual([
    { first_name: 'Olga' },
  ]);
  // the attacker's link is gone with it
  expect(await sendCode(email, attacker.tac)).toEqual({ success: false, error: null });
  expect(await isConfirmed(attacker.tac, email)).toBe(false);
});

test('[SIG-13] [THR-13] a code that found its address being taken by somebody else sets the password once they did not', async () => {
  const email = 'contested@newcomers.example';
  const { tac } = await signup(email);
  await sendCode(email, tac);
  const code = await mailedCode(server, email, 2);
  const left = new Error('the other change was not carried out');
  const other = server.db.transaction().execute(async (tx) => {
    expect(await isLockedAddressInUse(tx, email)).toBe(false);
    expect((await setPassword(email, code, tac)).error?.code).toBe('UNAVAILABLE');
    throw left;
  });
  await expect(other).rejects.toBe(left);
  expect(await rowsOf(email)).toBe(0);
  const kept = server.db.selectFrom('verification_code').select(['is_used', 'tries']).where('address', '=', email);
  // the try counts as any other
  expect(await kept.execute()).toEqual([{ is_used: false, tries: 1 }]);
  expect(await setPassword(email, code, tac)).toEqual({ success: true, error: null });
  expect((await setPassword(email, code, tac, 'Another-pass-2!')).error?.code).toBe('CODE_MISMATCH');
});

test('[SIG-14] a link that has expired leads to the page that resets a password, which serves the signup too', async () => {
  const email = 'late@newcomers.example';
  const { tac } = await signup(email, { firstName: 'Older' });
  await signup(email, { firstName: 'Newer' });
  await mailsTo(server, email, 2);
  await server.stranger.query(`mutation { forgotPassword(email: "${email}") { success } }`);
  const code = await mailedCode(server, email, 3);
  expect((await mailsTo(server, email, 3)).map(({ subject }) => subject)).toContain(
    'Your code to reset your Atrium password',
  );
  expect((await setPassword(email, code, null)).success).toBe(true);
  // the newest signup gives the name
  expect(await server.db.selectFrom('member').select('first_name').where('email', '=', email).execute()).toEqual([
    { first_name: 'Newer' },
  ]);
  expect((await openBrowser(server.origin).challenge(email, demoPassword)).status).toBe(200);
  const other = await signup('later@newcomers.example');
  pass(7 * 86_400 + 1);
  expect(await sendCode('later@newcomers.example', other.tac)).toEqual({ success: false, error: null });
  expect([await isConfirmed(tac, email), await isConfirmed(other.tac, 'later@newcomers.example')]).toEqual([
    false,
    false,
  ]);
});

test('[THR-14] links and codes count together: three mails an hour for an address', async () => {
  const email = 'flood@newcomers.example';
  const { tac } = await signup(email);
  expect((await sendCode(email, tac)).success).toBe(true);
  expect((await signup(email)).error).toBeNull();
  expect((await signup(email)).error?.code).toBe('RATE_LIMITED');
  expect((await sendCode(email, tac)).error?.code).toBe('RATE_LIMITED');
  await mailsTo(server, email, 3);
});

test('expired signups, codes and uses of challenges are removed', async () => {
  const signUpWithCode = async (email: string): Promise<void> => {
    expect((await sendCode(email, (await signup(email)).tac)).success).toBe(true);
    await mailedCode(server, email, 2);
  };
  await signUpWithCode('gone@newcomers.example');
  pass(7 * 86_400 + 1);
  await signUpWithCode('stays@newcomers.example');
  await server.clock.advance(0);
  for (const table of ['limited_signup', 'verification_code'] as const) {
    expect(await server.db.selectFrom(table).select('address').execute(), table).toEqual([
      { address: 'stays@newcomers.example' },
    ]);
  }
  expect(await server.db.selectFrom('used_bot_challenge').selectAll().execute()).toHaveLength(1);
});
