import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { refusal } from '@atrium/domain/errors.ts';
import Fastify from 'fastify';
import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createExecutor } from './execute.ts';
import { registerGraphql, type GraphqlOptions } from './graphql.ts';
import { refused } from './result.ts';
import type { Caller } from './runAs.ts';

const failing = (cause: () => Error) => ({
  type: GraphQLString,
  resolve: () => {
    throw cause();
  },
});
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      fine: { type: GraphQLString, resolve: () => 'fine' },
      broken: failing(() => new Error('the password of the database is swordfish')),
      lost: failing(() => Object.assign(new Error('no connection'), { code: '08006' })),
      slow: failing(() => Object.assign(new Error('canceling statement'), { code: '57014' })),
      unstorable: failing(() => Object.assign(new Error('invalid byte sequence: 0x00'), { code: '22021' })),
      refused: failing(() => refused(refusal('SESSION_FULL'))),
      late: { type: GraphQLString, resolve: () => Promise.resolve('late') },
      lateRefused: { type: GraphQLString, resolve: () => Promise.reject(refused(refusal('NOT_FOUND'))) },
      mustBe: { ...failing(() => refused(refusal('NOT_FOUND'))), type: new GraphQLNonNull(GraphQLString) },
      missing: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
      add: { type: GraphQLInt, args: { to: { type: new GraphQLNonNull(GraphQLInt) } }, resolve: () => 1 },
      all: { type: GraphQLInt, args: { of: { type: new GraphQLList(GraphQLInt) } }, resolve: () => 1 },
    },
  }),
});

async function answers(
  query: string,
  times: number,
  more: { persisted?: boolean; variables?: object } = {},
  options: Partial<GraphqlOptions> = {},
) {
  const logged: unknown[] = [];
  const app = Fastify({ genReqId: () => 'request-1' });
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.error = (line: unknown) => logged.push(line);
    done();
  });
  registerGraphql(app, {
    run: createExecutor(schema),
    documents: 'any',
    persisted: { known: '{ fine }' },
    identify: () => Promise.resolve('none'),
    turnAway: () => Promise.resolve(),
    removeCookies: () => undefined,
    context: () => ({}) as Context,
    now: () => 0,
    ...options,
  });
  const all: { status: number; text: string; body: unknown; caching: unknown; again: unknown }[] = [];
  for (let time = 0; time < times; time += 1) {
    const response = await app.inject({ method: 'POST', url: '/graphql', payload: { query, ...more } });
    const { 'cache-control': caching, 'retry-after': again } = response.headers;
    all.push({ status: response.statusCode, text: response.body, body: response.json(), caching, again });
  }
  await app.close();
  return { all, logged };
}

test('[THR-18] without the database a call is answered as one to be sent again in a second, compiled or not', async () => {
  const { all } = await answers('{ fine lost }', 3);
  for (const { status, body, again } of all) {
    expect([status, again]).toEqual([503, '1']);
    expect(body).toMatchObject({ data: { fine: 'fine' }, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  }
});

test('[THR-72] a statement that took too long makes its field unavailable, and no error line', async () => {
  const { all, logged } = await answers('{ fine slow }', 3);
  for (const { status, body } of all) {
    // a page that has most of its answer does not ask for all of it again at once
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { fine: 'fine', slow: null },
      errors: [{ extensions: { code: 'UNAVAILABLE' } }],
    });
  }
  expect(logged).toEqual([]);
});

test('[API-03] an error thrown by a field is logged in full and answered without its message, compiled or not', async () => {
  const { all, logged } = await answers('{ fine broken }', 3);
  for (const { status, body } of all) {
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { fine: 'fine', broken: null },
      errors: [{ path: ['broken'], extensions: { code: 'INTERNAL', requestId: 'request-1' } }],
    });
    expect(JSON.stringify(body)).not.toContain('swordfish');
  }
  expect(logged).toHaveLength(3);
  expect(logged[0]).toMatchObject({ err: { message: 'the password of the database is swordfish' } });
});

test('[API-03] a refusal keeps its code and message, and is not logged', async () => {
  const { all, logged } = await answers('{ refused }', 3);
  for (const { status, body } of all) {
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { refused: null },
      errors: [{ message: 'This session is full.', extensions: { code: 'SESSION_FULL' } }],
    });
  }
  expect(logged).toEqual([]);
});

test('text that the database cannot store is the caller’s mistake, answered without the driver’s message', async () => {
  const { all, logged } = await answers('{ unstorable }', 3);
  for (const { body } of all) {
    expect(body).toMatchObject({ data: { unstorable: null }, errors: [{ extensions: { code: 'INVALID_INPUT' } }] });
    expect(JSON.stringify(body)).not.toContain('0x00');
  }
  expect(logged).toEqual([]);
});

test('a missing non-null value nulls the answer without status 400, and is logged', async () => {
  const { all, logged } = await answers('{ fine missing }', 3);
  for (const { status, body } of all) {
    expect([status, body]).toMatchObject([200, { data: null, errors: [{ extensions: { code: 'INTERNAL' } }] }]);
  }
  expect(logged).toHaveLength(3);
});

test.each([
  ['a value of another kind', 'query ($to: Int!) { add(to: $to) }', { to: 'deep' }],
  ['no value', 'query ($to: Int!) { add(to: $to) }', {}],
  ['null in place of a default', 'query ($to: Int = 1) { add(to: $to) }', { to: null }],
  ['a huge number', 'query ($to: Int!) { add(to: $to) }', { to: 1e300 }],
  ['a subscription', 'subscription { fine }', {}],
  ['a field that is not there', '{ nothing }', {}],
])('[API-03] %s is the caller’s mistake in each run, and is not logged', async (_name, query, variables) => {
  const { all, logged } = await answers(query, 3, { variables });
  for (const { body } of all) {
    expect(body).toMatchObject({
      errors: [{ message: expect.stringMatching(/\w/) as string, extensions: { code: 'INVALID_INPUT' } }],
    });
  }
  expect(logged).toEqual([]);
});

test.each(['{ fine }', '{ refused }', '{ nothing }'])('the answer of %s must not be cached', async (query) => {
  const { all } = await answers(query, 3);
  expect(all.map(({ caching }) => caching)).toEqual(['no-store', 'no-store', 'no-store']);
});

test('[THR-31] error messages are limited in number and length', async () => {
  const of = Array.from({ length: 2_000 }, () => 'x'.repeat(100));
  const { all } = await answers('query ($of: [Int]) { all(of: $of) }', 3, { variables: { of } });
  for (const { body } of all) expect(JSON.stringify(body).length).toBeLessThan(10_000);
});

test.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', ''])(
  '[THR-31] %j is not a known hash: the document is unknown',
  async (hash) => {
    const { all, logged } = await answers(hash, 2, { persisted: true });
    for (const { status, body } of all) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'INVALID_INPUT', reason: 'UNKNOWN_DOCUMENT' } }] });
    }
    expect(logged).toEqual([]);
    expect((await answers('known', 1, { persisted: true })).all[0]?.body).toEqual({ data: { fine: 'fine' } });
  },
);

function callerOf(viewer: Partial<Viewer>, isEnded = false): Caller {
  const signIn = { sid: 'sid', end: () => Promise.resolve(), isEnded: () => isEnded } as Caller['signIn'];
  return { viewer: viewer as Viewer, signIn, token: null };
}

test.each([true, false])(
  '[SES-05] the cookies go with the answer to a call that ended its sign-in, and only then: %s',
  async (ended) => {
    let removed = 0;
    const identify = () => Promise.resolve(callerOf({}, ended));
    await answers('{ fine }', 1, {}, { identify, removeCookies: () => (removed += 1) });
    expect(removed).toBe(ended ? 1 : 0);
  },
);

test.each([
  ['trusted', 'none', 400],
  ['trusted', 'MEMBER', 400],
  ['trusted', 'EMPLOYEE', 200],
  ['any', 'none', 200],
] as const)(
  '[THR-31] documents %s, and a caller who is %s: an ad-hoc one is answered with %i',
  async (documents, who, status) => {
    const standing = { roles: ['auditor'], customerIds: [], courseIds: [], factor: 'FREE', factorDueAt: null } as const;
    const staff = who === 'EMPLOYEE' ? standing : null;
    const caller = who === 'none' ? who : callerOf({ accountType: who, staff });
    const { all } = await answers('{ fine }', 1, {}, { documents, identify: () => Promise.resolve(caller) });
    expect(all.map((one) => one.status)).toEqual([status]);
  },
);

test.each([
  ['a refusal', '{ refused }'],
  ['a refusal beside values', '{ before: fine late refused after: fine }'],
  ['a refusal that comes later', '{ before: fine lateRefused late }'],
  ['a refusal where a value must be', '{ fine mustBe }'],
  ['a fault of ours', '{ broken fine }'],
  ['a value that must be there', '{ fine missing }'],
  ['text that cannot be kept', '{ unstorable }'],
  ['a field that is not there', '{ nothing }'],
])('[THR-47] %s is byte-identical in the first run of a document and every later one', async (_name, query) => {
  const { all } = await answers(query, 4);
  const [first, ...later] = all.map(({ status, text }) => `${String(status)} ${text}`);
  expect(first).toMatch(/"errors":\[\{"message":/);
  for (const one of later) expect(one).toBe(first);
});
