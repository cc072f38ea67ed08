import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { persona } from '@atrium/content/people.ts';
import { pendingSignup } from '@atrium/content/providers.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { transaction } from './base/sql/transaction.ts';
import { demoPassword } from './demo/accounts.ts';
import { makeCode } from './modules/account/service/codes.ts';
import { openBrowser } from './modules/identity/browser.fixture.ts';
import { schema } from './schema.ts';
import { startServer, type Caller, type TestServer } from './testing/harness.ts';
import { recordSql } from './testing/recordSql.ts';

// Nobody learns from an answer, or from the work behind it, whether an address has an account (THR-11, THR-12).

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  // what a job does later is no part of the answer
  server = await startServer({ worker: false });
  member = await server.as('planner');
});
afterAll(() => server.close());
const post = vi.spyOn(Worker.prototype, 'postMessage');
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());
afterEach(() => post.mockClear());

/** Sends a request with an address. */
type Send = (address: string) => Promise<Response>;

const call = (
  caller: () => Caller,
  document: string,
  variables: (address: string) => Record<string, unknown>,
): Send => {
  return (address) =>
    caller().fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: document, variables: variables(address) }),
    });
};
const asStranger = (document: string, variables: (address: string) => Record<string, unknown>): Send =>
  call(() => server.stranger, document, variables);
const asMember = (document: string, variables: (address: string) => Record<string, unknown>): Send =>
  call(() => member, document, variables);
const base64 = (text: string): string => Buffer.from(text).toString('base64');
const error = 'error { code message reason field retryAfter }';
const names = { firstName: 'Ida', lastName: 'Newcomer' };
const confirm = asStranger(
  `mutation ($input: ConfirmPasswordInput!) { confirmPassword(input: $input) { success ${error} } }`,
  (email) => ({
    input: { email, code: '12 34 56', password: 'Another-pass-2!' },
  }),
);

/** Each call with an address, by the name of its root field; or why it may tell whom it concerns. */
const calls: Readonly<Record<string, Readonly<Record<string, Send>> | string>> = {
  forgotPassword: {
    'for anybody': asStranger(
      `mutation ($email: String!) { forgotPassword(email: $email) { success ${error} } }`,
      (email) => ({ email }),
    ),
  },
  confirmPassword: {
    'without a mailed code': confirm,
    'with a wrong code': async (address) => {
      const at = { address, purpose: 'RESET_PASSWORD' } as const;
      await transaction(server.db, (tx) => makeCode(tx, server.context(null, server.clock.now()), at));
      return confirm(address);
    },
  },
  signupLimitedUser: {
    // behind a passed bot check the documents want the answer to say it (access.md §4)
    'without a bot check': asStranger(
      `mutation ($input: SignupLimitedUserInput!) { signupLimitedUser(input: $input) { result tac link ${error} } }`,
      (email) => ({ input: { email, ...names, freemiumType: 'freemium2', botChallengeToken: 'no token' } }),
    ),
  },
  lookupSignupActivationCode: {
    'with a wrong tac': asStranger(
      'query ($email: String!) { lookupSignupActivationCode(tac: "x", email: $email) { success } }',
      (email) => ({ email }),
    ),
  },
  sendVerificationCode: {
    'with a wrong tac': asStranger(
      `mutation ($b64email: String!) { sendVerificationCode(b64email: $b64email, b64tac: "eA==") { success ${error} } }`,
      (email) => ({ b64email: base64(email) }),
    ),
  },
  lookupCorporateRealm: {
    'for anybody': asStranger(
      'query ($b64email: String!) { lookupCorporateRealm(b64email: $b64email) { link realm serializedOptions error { code } } }',
      (email) => ({ b64email: base64(email) }),
    ),
  },
  createUserWithPass: {
    // who has a pass may learn of it (access.md §4)
    'without a pass': asStranger(
      `mutation ($input: CreateUserWithPassInput!) { createUserWithPass(input: $input) { result tac ${error} } }`,
      (email) => ({ input: { code: 'GHOST-PASS', email, ...names } }),
    ),
  },
  lookupPassActivationLink: {
    'with a wrong tac': asStranger(
      'query ($email: String!) { lookupPassActivationLink(code: "WELCOME30", tac: "x", email: $email) { success link existingUser showStayTuned } }',
      (email) => ({ email }),
    ),
  },
  startAccountLinking: {
    'by a member': asMember(
      `mutation ($email: String!) { startAccountLinking(email: $email) { result email ${error} } }`,
      (email) => ({ email }),
    ),
  },
  startEmailChange: {
    'by a member': asMember(
      `mutation ($email: String!) { startEmailChange(email: $email, password: "${demoPassword}") { email ${error} } }`,
      (email) => ({ email }),
    ),
  },
  inviteFriendsToEvent: {
    'by a member': asMember(
      `mutation ($input: InviteFriendsToEventInput!) { inviteFriendsToEvent(input: $input) { sent ${error} } }`,
      (email) => ({
        input: { memberEventId: 'new-member-orientation', emails: [email], deviceId: randomUUID(), clientSeq: '1' },
      }),
    ),
  },
  processPassExtras: 'refuses every address but the own one',
  createStripeCheckoutForProduct: 'ignores the address',
  saveSeats: 'an administrator learns it of the own domains only, as tests of seats prove',
};

/** The same outside GraphQL. */
const posts: Readonly<Record<string, Send>> = {
  '/oidc/challenge with a wrong password': (address) => openBrowser(server.origin).challenge(address, 'Wrong-pass-1!'),
  '/elu': (address) =>
    server.stranger.fetch('/elu', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: JSON.stringify({ e: address }),
    }),
};

test('[THR-12] every call with an address is compared below, or says why not', () => {
  const takesAddress = (name: string, type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    return (
      /e?mail(?!er)/i.test(name) ||
      (isInputObjectType(named) &&
        Object.values(named.getFields()).some((field) => takesAddress(field.name, field.type)))
    );
  };
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const taking = fields.filter(({ args }) => args.some((arg) => takesAddress(arg.name, arg.type)));
  expect(taking.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

/** Headers that say an instant, a count of seconds or the request's id. */
const varying = new Set(['date', 'retry-after', 'x-request-id', 'x-server-time']);

/**
 * What somebody outside can see or measure of a request: the answer without what differs each time, and the work for
 * it.
 */
async function observe(send: Send, address: string): Promise<Record<string, unknown>> {
  post.mockClear();
  let seen: Record<string, unknown> = {};
  const statements = await recordSql(async () => {
    const response = await send(address);
    const text = await response.text();
    // a request that is refused for its form would prove nothing
    expect(text).not.toMatch(/"errors":|INVALID_INPUT/);
    const names = [...response.headers.keys()];
    const headers = [...response.headers].filter(([name]) => !varying.has(name));
    seen = { status: response.status, names, headers, body: withoutIds(text, address) };
  });
  return { ...seen, statements: statements.map(({ text }) => text), hashes: post.mock.calls.length };
}

function withoutIds(text: string, address: string): string {
  return (
    text
      .replaceAll(address, '<address>')
      .replace(/"u":"[\w-]{43}"/, '"u":"<pseudonym>"')
      // sealed, with another initialization vector each time
      .replaceAll(/(options=|"serializedOptions":")[\w-]+/g, '$1<sealed>')
      .replace(/"retryAfter":\d+/, '"retryAfter":<seconds>')
      .replace(/"requestId":"[^"]+"/, '"requestId":"<id>"')
  );
}

/** An address without an account, as long as this one and at the same domain. */
let made = 0;
function unknownLike(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  made += 1;
  return `${String(made).padStart(name.length, 'x')}@${domain}`;
}

async function linkedAddress(): Promise<string> {
  const row = await server.db
    .selectFrom('account_link')
    .select('email')
    .where('verified_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.email;
}

const known: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['a member', () => persona('member').email],
  ['a free account', () => persona('limited').email],
  ['an account of a company', () => persona('eve@globex.example').email],
  ['an account without a password to sign in with', () => persona('sso-only@acme.example').email],
  ['a second address', linkedAddress],
  ['a signup that waits for its password', () => pendingSignup.email],
];
const compared = [
  ...Object.entries(calls).flatMap(([name, sent]) =>
    typeof sent === 'string' ? [] : Object.entries(sent).map(([when, send]) => [`${name} ${when}`, send] as const),
  ),
  ...Object.entries(posts),
];

/**
 * Compares what is seen with an account and without one. A cache of the process may expire between the two, so a
 * difference counts when it is there three times.
 */
async function expectSame(send: Send, address: string, whose: string, prepare: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    await prepare();
    const [withAccount, without] = [await observe(send, address), await observe(send, unknownLike(address))];
    if (attempt < 3 && !isDeepStrictEqual(withAccount, without)) continue;
    expect(withAccount, whose).toEqual(without);
    return;
  }
}

test.each(compared)(
  '[THR-11] [THR-12] %s has the same answer, statements and hashes with and without an account',
  async (_name, send) => {
    // what is prepared, loaded or cached once
    for (let n = 0; n < 2; n += 1) await observe(send, unknownLike(persona('member').email));
    for (const [whose, find] of known) {
      const address = await find();
      await expectSame(send, address, whose, async () => {
        await server.db.deleteFrom('limit_bucket').execute();
        await server.db.deleteFrom('event_invitation').execute();
      });
      await expectSame(send, address, `${whose}, after too many`, async () => {
        await server.db.updateTable('limit_bucket').set({ used: 1_000_000 }).execute();
      });
    }
  },
);
