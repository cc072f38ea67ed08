import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { actOn } from './acts.fixture.ts';
import { addPassGrant, inDays } from './operations.fixture.ts';

// What support may not do to people.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const reason = 'They phoned.';

test('[PEO-01] [STF-01] nobody is given the dashboard of a company', async () => {
  const { memberId: userId } = persona('limited');
  const given = { userId, area: 'enterprise-dashboard', lastDay: inDays(server, 9), reason };
  for (const who of ['support', 'owner'])
    expect(await actOn(server, 'giveArea', given, { who })).toMatch(/no such area/);
});

test('[PEO-01] [STF-01] only an owner signs out somebody of the team, or gives them an area or ends one', async () => {
  const owner = await server.as('owner');
  const onlyOwner = 'This person is on the team: only an owner can do it.';
  const given = { area: 'ai-academy', lastDay: inDays(server, 9), reason };
  for (const userId of [owner.memberId, persona('support').memberId, persona('editor').memberId]) {
    expect(await actOn(server, 'signOutPerson', { userId, reason })).toBe(onlyOwner);
    expect(await actOn(server, 'giveArea', { ...given, userId })).toBe(onlyOwner);
  }
  const grantId = await addPassGrant(server, owner.memberId);
  expect(await actOn(server, 'endGrant', { userId: owner.memberId, grantId, reason })).toBe(onlyOwner);
  expect((await owner.ask('{ getMember { userId } }')).errors).toBeUndefined();
  const { memberId: userId } = await server.as('editor');
  expect(await actOn(server, 'giveArea', { ...given, userId }, { who: 'owner', dryRun: true })).toMatch(/from now/);
  expect(await actOn(server, 'signOutPerson', { userId, reason }, { who: 'owner' })).toMatch(/sign-ins? ends?; /);
});

test('[PEO-01] [ACT-05] a member who asked to be erased is kept with a reason alone, and is told at once', async () => {
  const member = await server.as('planner');
  const { memberId: userId } = member;
  const asked = `mutation { requestErasure(password: "${demoPassword}") { error { code } } }`;
  expect(await member.query(asked)).toEqual({ requestErasure: { error: null } });
  expect(await actOn(server, 'cancelPersonErasure', { userId })).toBe('A reason is needed.');
  expect(await actOn(server, 'cancelPersonErasure', { userId, reason })).toMatch(/They are mailed at once\.$/);
  const mails = await server.db
    .selectFrom('mail')
    .select('leaves_at as leavesAt')
    .where('to_address', '=', persona('planner').email)
    .where('letter', '=', 'erasureCanceled')
    .execute();
  expect(mails).toEqual([{ leavesAt: null }]);
});
