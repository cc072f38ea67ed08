import { persona } from '@atrium/content/people.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { actOn } from './acts.fixture.ts';
import { inDays } from './operations.fixture.ts';

// What two of the team give to somebody, or end, in the same moment.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const given = (memberId: string) =>
  server.db
    .selectFrom('entitlement_grant')
    .select(['entitlement_grant_id as grantId', 'ends_at as endsAt'])
    .where('member_id', '=', memberId)
    .where('source', '=', 'STAFF')
    .where('revoked_at', 'is', null)
    .execute();

/** Two acts, the second of which begins while the first is about to write. */
async function atOnce(
  event: 'insert' | 'update',
  [first, second]: readonly [() => Promise<string>, () => Promise<string>],
): Promise<readonly string[]> {
  await server.as('support');
  const pause = await pauseAt(server, event, 'entitlement_grant');
  try {
    const one = first();
    await pause.untilWaiting(1);
    const other = second();
    await pause.untilWaiting(2);
    await pause.release();
    return await Promise.all([one, other]);
  } finally {
    await pause.close();
  }
}

test('[PEO-01] of a grant that is ended and lengthened at once, what was said last is true', async () => {
  const { memberId: userId } = persona('limited');
  const area = 'ai-academy';
  await actOn(server, 'giveArea', { userId, area, lastDay: inDays(server, 5) });
  const [{ grantId } = { grantId: '' }] = await given(userId);
  const lines = await atOnce('update', [
    () => actOn(server, 'endGrant', { userId, grantId, reason: 'By mistake.' }),
    () => actOn(server, 'giveArea', { userId, area, lastDay: inDays(server, 9) }),
  ]);
  expect(lines[0]).toMatch(/ends now/);
  expect(lines[1]).toMatch(/has AI Academy from now until/);
  const held = await given(userId);
  expect(held).toHaveLength(1);
  expect(held[0]?.grantId).not.toBe(grantId);
});

test('[PEO-01] of two days that are given at once both are said, and the second is the last day', async () => {
  const { memberId: userId } = persona('trial');
  const area = 'crash-courses';
  const give = (days: number) => () =>
    actOn(server, 'giveArea', { userId, area, lastDay: inDays(server, days), reason: 'Two of us.' });
  const lines = await atOnce('insert', [give(9), give(5)]);
  expect(lines[0]).toMatch(/from now until/);
  expect(lines[1]).toMatch(/and no longer until/);
  const held = await given(userId);
  expect(held.map(({ endsAt }) => endsAt?.toISOString().slice(0, 10))).toEqual([inDays(server, 6)]);
});
