import { persona } from '@atrium/content/people.ts';
import { day } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { addPass, register } from '../pass/pass.fixture.ts';
import { mailsTo } from './mailbox.fixture.ts';
import { makeCode } from './service/codes.ts';
import { solved } from './solve.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());

/** A first name of 100 characters, as a registration takes it. */
const sentence = 'Security notice - read this code to the caller from Atrium support right now and your account stays';
/** As long as an administrator's list takes a name. */
const short = 'Security notice call us now';
const refused = ['Security notice\nread the code', 'Security notice at evil.example', 'Security notice https://x'];

const base64 = (text: string): string => Buffer.from(text).toString('base64');
async function sendCode(email: string, tac: string | null): Promise<boolean | null> {
  const document =
    'mutation ($email: String!, $tac: String!) { done: sendVerificationCode(b64email: $email, b64tac: $tac) { success } }';
  const variables = { email: base64(email), tac: base64(tac ?? '') };
  return (await server.stranger.query<{ done: { success: boolean | null } }>(document, variables)).done.success;
}
async function signup(email: string, firstName: string): Promise<{ tac: string | null; code: string | null }> {
  const document = `mutation ($input: SignupLimitedUserInput!) {
    signed: signupLimitedUser(input: $input) { tac error { code } } }`;
  const input = { firstName, lastName: firstName, email, botChallengeToken: await solved(server) };
  const { signed } = await server.stranger.query<{ signed: { tac: string | null; error: { code: string } | null } }>(
    document,
    { input },
  );
  return { tac: signed.tac, code: signed.error?.code ?? null };
}
async function confirm(email: string, code: string, tac: string | null): Promise<string | null> {
  const document =
    'mutation ($input: ConfirmPasswordInput!) { done: confirmPassword(input: $input) { error { code } } }';
  const input = { email, code, tac, password: 'Another-pass-2!' };
  return (await server.stranger.query<{ done: { error: { code: string } | null } }>(document, { input })).done.error
    ?.code as string | null;
}

/** The mails to an address once there are `count`; none of them has a word of the stranger. */
async function wordless(email: string, count: number): Promise<string[]> {
  const mails = await mailsTo(server, email, count);
  const words = mails.flatMap(({ subject, text, html }) => [subject, text, html]);
  for (const word of words) expect(word).not.toMatch(/security notice|read this code/i);
  return mails.map(({ subject }) => subject);
}
const codesOf = (email: string): Promise<object[]> =>
  server.db.selectFrom('verification_code').select('purpose').where('address', '=', email).execute();
const begin = (code: string, email: string) =>
  register(server.stranger, code, email, { firstName: sentence, lastName: sentence });

test('[THR-65] [EVT-06] [D39] a friend is invited by name only if it can be one', async () => {
  const member = await server.as('member');
  const invite = async (caller: Caller, email: string, n: number) =>
    caller.query<{ done: { sent: number | null } }>(
      'mutation ($input: InviteFriendsToEventInput!) { done: inviteFriendsToEvent(input: $input) { sent error { code } } }',
      {
        input: {
          memberEventId: 'new-member-orientation',
          emails: [email],
          deviceId: `words-${String(n)}`,
          clientSeq: '1',
        },
      },
    );
  await server.db
    .updateTable('member')
    .set({ first_name: sentence })
    .where('member_id', '=', member.memberId)
    .execute();
  await expect
    .poll(
      async () =>
        (await member.query<{ getMember: { firstName: string } }>('{ getMember { firstName } }')).getMember.firstName,
    )
    .toBe(sentence);
  expect((await invite(member, 'friend@elsewhere.example', 1)).done.sent).toBe(1);
  expect(await wordless('friend@elsewhere.example', 1)).toEqual([
    expect.stringMatching(/^A member of Atrium invites you to /),
  ]);
});

test.each(['employee', 'member'])(
  '[THR-65] [THR-64] a registration by a pass mails the owner %s no word of a stranger and no code; only a reset sets the password',
  async (who) => {
    const { email } = persona(who);
    await server.as(who);
    const sent = (await server.mails()).filter(({ to }) => to === email).length;
    const { tac } = await begin('WELCOME30', email);
    expect(await sendCode(email, tac)).toBe(true);
    const subjects = await wordless(email, sent + 2);
    expect(subjects.filter((subject) => subject.startsWith('Your code'))).toEqual([]);
    expect(await codesOf(email)).toEqual([]);
    // nor does a code that was made before the address had its account
    const at = { address: email, purpose: 'SET_PASSWORD', network: '' } as const;
    const code = await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
    expect(await confirm(email, code, tac)).toBe('CODE_EXPIRED');
    expect((await openBrowser(server.origin).challenge(email, demoPassword)).status).toBe(200);
    expect((await openBrowser(server.origin).challenge(email, 'Another-pass-2!')).status).not.toBe(200);
    await server.db.deleteFrom('verification_code').execute();
  },
);

test('[THR-65] a person who is signed in by a company alone is mailed that way, and no code', async () => {
  const { email, memberId } = persona('planner');
  await server.db
    .updateTable('member_password')
    .set({ may_sign_in: false })
    .where('member_id', '=', memberId)
    .execute();
  const { tac } = await begin('WELCOME30', email);
  expect(await sendCode(email, tac)).toBe(true);
  expect(await wordless(email, 2)).toContain('Signing in to Atrium');
  expect(await codesOf(email)).toEqual([]);
});

test('[THR-65] no mail to an address that has not proved itself greets it by a name that a stranger typed', async () => {
  const person = 'somebody@elsewhere.example';
  const { tac } = await begin('WELCOME30', person);
  expect(await sendCode(person, tac)).toBe(true);
  expect(await wordless(person, 2)).toContain('Your code to set your Atrium password');
  await server.stranger.query(`mutation { forgotPassword(email: "${person}") { success } }`);
  expect(await wordless(person, 3)).toContain('Your code to reset your Atrium password');

  const signer = 'signer@elsewhere.example';
  const signed = await signup(signer, sentence);
  expect(await sendCode(signer, signed.tac)).toBe(true);
  await wordless(signer, 2);

  const early = 'early@elsewhere.example';
  await addPass(server, { shortCode: 'LATER-THEN', startsAt: server.clock.now() + 2 * day });
  await begin('LATER-THEN', early);
  await wordless(early, 1);
  await server.clock.advance(3 * day);
  await wordless(early, 2);
});

test('[THR-65] [THR-12] a signup with the address of an account mails its owner no word of it', async () => {
  const { email } = persona('academy');
  const { tac, code } = await signup(email, sentence);
  expect([tac, code]).toEqual([null, null]);
  expect(await wordless(email, 1)).toEqual(['You already have an account at Atrium']);
});

test('[THR-65] a name with line breaks or an address is refused by every way', async () => {
  for (const firstName of refused) {
    const { error } = await register(server.stranger, 'WELCOME30', 'refused@elsewhere.example', { firstName });
    expect([firstName, error?.code]).toEqual([firstName, 'INVALID_INPUT']);
    expect([firstName, (await signup('refused@elsewhere.example', firstName)).code]).toEqual([
      firstName,
      'INVALID_INPUT',
    ]);
  }
  await wordless('refused@elsewhere.example', 0);
});

test('[THR-65] [ORG-12] an invitation to a seat and its reminder do not say the name that an administrator typed', async () => {
  const ann = await server.as('ann@acme.example');
  const email = 'invited@acme.example';
  const people = [{ email, firstName: short, lastName: short }];
  const saved = await ann.query<{ saveSeats: { rows: { verdict: string }[] } }>(
    'mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { verdict } } }',
    { input: { dryRun: false, people } },
  );
  expect(saved.saveSeats.rows).toEqual([{ verdict: 'INVITED' }]);
  await wordless(email, 1);
  const { listSeats } = await ann.query<{ listSeats: { seats: { seatId: string }[] } }>(
    `{ listSeats(searchTerm: "${email}") { seats { seatId } } }`,
  );
  await server.clock.advance(8 * day);
  await ann.query('mutation ($input: SendSeatRemindersInput!) { sendSeatReminders(input: $input) { reminded } }', {
    input: { seatId: listSeats.seats[0]?.seatId },
  });
  await wordless(email, 2);
});
