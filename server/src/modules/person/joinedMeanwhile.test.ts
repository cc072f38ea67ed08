import { persona } from '@atrium/content/people.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { actOn } from './acts.fixture.ts';

// What the team does to a member who joins the team in the same moment.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const reason = 'They phoned.';

async function join(name: string): Promise<string> {
  interface Joined {
    readonly saveStaffRoles: { readonly lines: readonly string[] | null; readonly error: unknown };
  }
  const asked = `email: "${persona(name).email}", roles: [editor]`;
  const { saveStaffRoles } = await (
    await server.as('owner')
  ).query<Joined>(`mutation { saveStaffRoles(${asked}) { lines error { code } } }`);
  expect(saveStaffRoles.error).toBeNull();
  return (saveStaffRoles.lines ?? []).join(' ');
}

/** An act of support on somebody who is about to be of the team: it waits until they are. */
async function whileJoining(name: string, act: () => Promise<string>): Promise<string> {
  // signed in before, so that nothing else waits
  await Promise.all(['owner', 'support'].map((who) => server.as(who)));
  const pause = await pauseAt(server, 'insert', 'staff_role');
  try {
    const joining = join(name);
    await pause.untilWaiting(1);
    let isAnswered = false;
    const answering = act().finally(() => {
      isAnswered = true;
    });
    await pause.untilWaiting(2, () => isAnswered);
    await pause.release();
    const [answer] = await Promise.all([answering, joining]);
    return answer;
  } finally {
    await pause.close();
  }
}

test('[PEO-01] [ACT-06] the address of somebody who joins the team in that moment stays', async () => {
  const { memberId: userId, email } = persona('crashplus');
  const to = 'moved@elsewhere.example';
  const answer = await whileJoining('crashplus', () => actOn(server, 'savePersonAddress', { userId, to, reason }));
  expect(answer).toBe(`${email} is on the team: an owner changes the address by a command.`);
});

test('[PEO-01] [ACT-05] the account of somebody who joins the team in that moment stays', async () => {
  const { memberId: userId } = persona('planner');
  const answer = await whileJoining('planner', () => actOn(server, 'requestPersonErasure', { userId, reason }));
  expect(answer).toMatch(/is on the team: take their roles away first/);
});

test('[PEO-01] [ACT-05] an erasure that the team asked for ends when the person joins it', async () => {
  const { memberId: userId } = persona('minimba-none');
  expect(await actOn(server, 'requestPersonErasure', { userId, reason })).toMatch(/is erased on/);
  expect(await join('minimba-none')).toContain('The erasure of the account, for which the team had asked, is stopped.');
  const left = server.db.selectFrom('member_erasure').select('member_id').where('member_id', '=', userId);
  expect(await left.execute()).toEqual([]);
  // one that is there in spite of it: by a product of before, or by hand
  const now = server.clock.now();
  const asked = { member_id: userId, requested_at: new Date(now - 15 * day), due_at: new Date(now - day) };
  await server.db.insertInto('member_erasure').values(asked).execute();
  const other = persona('sprint').memberId;
  await server.db
    .insertInto('member_erasure')
    .values({ ...asked, member_id: other })
    .execute();
  await server.clock.advance(minute);
  const there = (memberId: string) =>
    server.db.selectFrom('member').select('member_id').where('member_id', '=', memberId).execute();
  await expect.poll(() => there(other)).toEqual([]);
  expect(await there(userId)).toHaveLength(1);
});
