import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { persona } from '@atrium/content/people.ts';
import { pendingSignup } from '@atrium/content/providers.ts';
import { getNamedType, isInputObjectType, type GraphQLInputType } from 'graphql';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openBrowser } from './modules/identity/browser.fixture.ts';
import { schema } from './schema.ts';
import { startServer, type TestServer } from './testing/harness.ts';
import type { SendAddress } from './testing/operation.ts';
import { entries, fixtureOf, rootFields } from './testing/operations.ts';
import { recordSql } from './testing/recordSql.ts';

// Nobody learns from an answer, or from the work behind it, whether an address has an account (THR-11, THR-12).

let server: TestServer;
beforeAll(async () => {
  // what a job does later is no part of the answer
  server = await startServer({ worker: false });
  // the caller of `asMember`
  await server.as('planner');
});
afterAll(() => server.close());
const post = vi.spyOn(Worker.prototype, 'postMessage');
beforeEach(() => server.db.deleteFrom('limit_bucket').execute());
afterEach(() => post.mockClear());

const callsOf = entries.flatMap(({ name, addresses }) => (addresses === undefined ? [] : [{ name, addresses }]));

/** The same outside GraphQL. */
const posts: Readonly<Record<string, SendAddress>> = {
  '/oidc/challenge with a wrong password': ({ origin }, address) =>
    openBrowser(origin).challenge(address, 'Wrong-pass-1!'),
  '/elu': ({ origin, stranger }, address) =>
    stranger.fetch('/elu', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
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
  const taking = rootFields(schema).filter(({ args }) => args.some((arg) => takesAddress(arg.name, arg.type)));
  const named = callsOf.map(({ name }) => name);
  const unsaid = taking.filter(({ name }) => !named.includes(name));
  expect(unsaid.map(({ name }) => `${name}: write its calls, \`addresses\` in ${fixtureOf(name)}`)).toEqual([]);
  expect(named.filter((name) => !taking.some((field) => field.name === name))).toEqual([]);
});

/** Headers that say an instant, a count of seconds or the request's id. */
const varying = new Set(['date', 'retry-after', 'x-request-id', 'x-server-time']);

/**
 * What somebody outside can see or measure of a request: the answer without what differs each time, and the work for
 * it.
 */
async function observe(send: SendAddress, address: string): Promise<Record<string, unknown>> {
  post.mockClear();
  let seen: Record<string, unknown> = {};
  const statements = await recordSql(async () => {
    const response = await send(server, address);
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
  ...callsOf.flatMap(({ name, addresses: sent }) =>
    typeof sent === 'string' ? [] : Object.entries(sent).map(([when, send]) => [`${name} ${when}`, send] as const),
  ),
  ...Object.entries(posts),
];

/**
 * Compares what is seen with an account and without one. A cache of the process may expire between the two, so a
 * difference counts when it is there three times.
 */
async function expectSame(
  send: SendAddress,
  address: string,
  whose: string,
  prepare: () => Promise<void>,
): Promise<void> {
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
