import { persona } from '@atrium/content/people.ts';
import { minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { signInAs } from '../../testing/signInAs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const address = '/__sandbox/meeting/session/ai-leaders-2';

/** The room's pages as a browser opens them: with cookies, without a bearer token. */
async function browserOf(name: string) {
  const { cookies } = await signInAs(server.origin, persona(name).email, demoPassword);
  return async (path: string, headers: Record<string, string> = { origin: server.origin }) => {
    const post = /\/(?:join|leave)$/.test(path);
    const answer = await fetch(server.origin + path, {
      method: post ? 'POST' : 'GET',
      headers: { ...headers, cookie: cookies },
      redirect: 'manual',
    });
    return { status: answer.status, text: await answer.text() };
  };
}

async function nextMeeting() {
  return server.db
    .selectFrom('meeting')
    .select(['title', 'start_at', 'end_at', 'meeting_number'])
    .where('session_id', '=', 'ai-leaders-2')
    .where('start_at', '>', new Date(server.clock.now()))
    .orderBy('start_at')
    .executeTakeFirstOrThrow();
}

/** The presence of people in meetings, in whole minutes from this instant, because product time keeps running. */
async function presences(from = 0) {
  const rows = await server.db
    .selectFrom('presence')
    .select(['member_id', 'meeting_number', 'joined_at', 'left_at'])
    .where('session_id', '=', 'ai-leaders-2')
    .orderBy('joined_at')
    .execute();
  const minutes = (at: Date | null) => (at === null ? null : Math.floor((at.getTime() - from) / minute));
  return rows.map((row) => ({ ...row, joined_at: minutes(row.joined_at), left_at: minutes(row.left_at) }));
}

test('[SSN-03] a live room opens to enrolled members and records when they enter and leave', async () => {
  const open = await browserOf('member');
  const meeting = await nextMeeting();
  const startAt = meeting.start_at.getTime();

  await server.clock.moveTo(startAt - 16 * minute);
  const early = await open(address);
  expect(early).toMatchObject({ status: 200 });
  expect(early.text).toContain(meeting.title);
  expect(early.text).not.toContain('Join now');
  expect((await open(`${address}/join`)).status).toBe(403);
  expect(await presences()).toEqual([]);

  await server.clock.moveTo(startAt - 15 * minute);
  const outside = await open(address);
  expect(outside.text).toContain('Join now');
  expect(outside.text).toContain(`${persona('member').firstName} ${persona('member').lastName}`);
  expect((await open(`${address}/join`)).status).toBe(303);
  await server.clock.advance(minute);
  expect((await open(`${address}/join`)).status).toBe(303);
  expect((await open(address)).text).toContain('Leave');
  await server.clock.advance(20 * minute);
  expect((await open(`${address}/leave`)).status).toBe(303);
  expect((await open(`${address}/leave`)).status).toBe(303);
  expect((await open(address)).text).toContain('Join now');

  const once = {
    member_id: persona('member').memberId,
    meeting_number: meeting.meeting_number,
    joined_at: -15,
    left_at: 6,
  };
  expect(await presences(startAt)).toEqual([once]);
  await open(`${address}/join`);
  expect(await presences(startAt)).toEqual([once, { ...once, joined_at: 6, left_at: null }]);
});

test('the tile shows the initials of the first and the last name, with combining marks', async () => {
  const { firstName, lastName } = persona('member');
  const open = await browserOf('member');
  const initials = async () => /<span aria-hidden="true">([^<]*)<\/span>/.exec((await open(address)).text)?.[1];
  // each process hears of a changed name by a notification
  const isNamed = async (first: string, last: string, expected: string): Promise<void> => {
    await server.db
      .updateTable('member')
      .set({ first_name: first, last_name: last })
      .where('member_id', '=', persona('member').memberId)
      .execute();
    await expect.poll(initials).toBe(expected);
  };
  await isNamed('noor', 'van den Berg', 'NB');
  await isNamed('E\u0301lodie Anne', 'Ångström', 'E\u0301Å');
  await isNamed('Prince', '', 'P');
  await isNamed(firstName, lastName, `${firstName.charAt(0)}${lastName.charAt(0)}`);
});

test('[SSN-03] presence is independent for each member and each room', async () => {
  const [member, employee] = await Promise.all(['member', 'employee'].map(browserOf));
  if (member === undefined || employee === undefined) throw new Error('no browser');
  const { start_at, end_at } = await nextMeeting();
  const elsewhere = 'product-strategy-1';
  await server.db
    .updateTable('meeting')
    .set({ start_at, end_at })
    .where('session_id', '=', elsewhere)
    .where('meeting_number', '=', 1)
    .execute();
  await server.clock.moveTo(start_at.getTime());

  await member(`${address}/join`);
  expect((await member(address)).text).toContain('You joined at');
  const outside = await employee(address);
  expect(outside.text).toContain('Join now');
  expect(outside.text).not.toContain('You joined at');

  const other = `/__sandbox/meeting/session/${elsewhere}`;
  for (const room of [address, other]) expect((await employee(`${room}/join`)).status).toBe(303);
  await employee(`${address}/leave`);
  expect((await employee(address)).text).toContain('Join now');
  expect((await employee(other)).text).toContain('You joined at');
  expect((await member(address)).text).toContain('You joined at');
});

test('[SSN-03] nobody else gets in, and another site cannot make a member join', async () => {
  const { start_at } = await nextMeeting();
  await server.clock.moveTo(start_at.getTime());
  const before = await presences();

  const outsider = await browserOf('sprint');
  expect(await outsider(address)).toMatchObject({
    status: 403,
    text: expect.stringContaining('You&#39;re not enrolled in this class.') as string,
  });
  expect((await outsider(`${address}/join`)).status).toBe(403);
  expect((await fetch(server.origin + address)).status).toBe(401);

  const member = await browserOf('member');
  expect((await member(`${address}/join`, { origin: 'https://elsewhere.example' })).status).toBe(401);
  expect((await member(`${address}/join`, { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
  expect(await presences()).toEqual(before);

  expect((await (await browserOf('employee'))(address)).status).toBe(200);
});

test('[THR-22] a signed-out browser cannot enter, whatever cookie it kept', async () => {
  const { cookies, idToken } = await signInAs(server.origin, persona('member').email, demoPassword);
  const look = async () => (await fetch(server.origin + address, { headers: { cookie: cookies } })).status;
  expect(await look()).toBe(200);
  await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query: 'mutation { logout { success } }' }),
  });
  expect(await look()).toBe(401);
});

test('[THR-31] a room name that the database cannot store is the caller’s mistake', async () => {
  const { cookies } = await signInAs(server.origin, persona('member').email, demoPassword);
  const ask = async (path: string, method: string): Promise<number> =>
    (await fetch(server.origin + path, { method, headers: { origin: server.origin, cookie: cookies } })).status;
  expect(await ask('/__sandbox/meeting/session/%00', 'GET')).toBe(400);
  expect(await ask('/__sandbox/meeting/session/%00/join', 'POST')).toBe(400);
  expect(await ask('/__sandbox/meeting/session/%00/leave', 'POST')).toBe(400);
});

test('[SSN-03] a canceled session has no room, not even for those who are enrolled in it', async () => {
  const member = await browserOf('member');
  expect((await member(address)).status).toBe(200);
  const cancel = (at: Date | null) =>
    server.db.updateTable('session').set({ cancelled_at: at }).where('session_id', '=', 'ai-leaders-2').execute();
  await cancel(new Date(server.clock.now()));
  for (const path of [address, `${address}/join`]) expect([path, (await member(path)).status]).toEqual([path, 404]);
  await cancel(null);
  expect((await member(address)).status).toBe(200);
});
