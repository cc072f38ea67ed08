import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realClock } from '../base/process/clock.ts';
import { demoPassword } from '../demo/accounts.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { sandboxMembers } from './sandboxMembers.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await startServer();
  app = Fastify();
  sandboxMembers(server.db, realClock())(app);
});
afterAll(() => server.close());

const post = (payload: unknown) =>
  app.inject({
    method: 'POST',
    url: '/__sandbox/members',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

test.each([
  [['mcsc-unlimited'], 'MEMBER'],
  [['ai-academy', 'business-archive'], 'MEMBER'],
  [['mc-transactional'], 'MEMBER'],
  [['mc-limited'], 'LIMITED'],
  [[], 'LIMITED'],
])('a new member with the areas %s signs in as %s', async (areas, accountType) => {
  const [one, other] = await Promise.all([post({ areas }), post({ areas })]);
  expect([one.statusCode, other.statusCode]).toEqual([201, 201]);
  const made = one.json<{ memberId: string; email: string }>();
  expect(other.json()).not.toMatchObject({ memberId: made.memberId });
  const caller = await server.signIn({ ...made, password: demoPassword });
  const { getMember, getMemberEntitlements } = await caller.query<{
    getMember: { accountType: string };
    getMemberEntitlements: { label: string }[];
  }>(`{ getMember { accountType } getMemberEntitlements { label } }`);
  expect(getMember.accountType).toBe(accountType);
  expect(getMemberEntitlements.map(({ label }) => label).toSorted()).toEqual(areas);
});

test.each([null, {}, { areas: 'ai-academy' }, { areas: ['ai-academy', 'ai-academy'] }, { areas: ['nothing'] }])(
  '%j is refused, and nobody is added',
  async (body) => {
    const count = () =>
      server.db.selectFrom('member').select(server.db.fn.countAll<string>().as('count')).executeTakeFirst();
    const before = await count();
    const answer = await post(body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    expect(await count()).toEqual(before);
  },
);
