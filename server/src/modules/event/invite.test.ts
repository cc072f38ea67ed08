import { mailedFullName } from '@atrium/domain/account/mailedName.ts';
import { day, hour } from '@atrium/domain/time.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addMembers } from '../enrollment/workshop.fixture.ts';
import { eventMails } from './mails.ts';

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('member');
});
afterAll(() => server.close());

const orientation = 'new-member-orientation';
const invite = `mutation ($input: InviteFriendsToEventInput!) { inviteFriendsToEvent(input: $input) { sent error { code } } }`;

let devices = 0;
async function send(caller: Caller, emails: string[], memberEventId = orientation): Promise<number | string | null> {
  const { inviteFriendsToEvent: payload } = await caller.query<{
    inviteFriendsToEvent: { sent: number | null; error: { code: string } | null };
  }>(invite, { input: { memberEventId, emails, deviceId: String((devices += 1)), clientSeq: '1' } });
  return payload.error?.code ?? payload.sent;
}

const friends = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, n) => `${name}-${String(n)}@friends.example`);
const countSent = async (): Promise<number> =>
  (await server.db.selectFrom('event_invitation').select('address').execute()).length;

test('[EVT-06] [THR-46] addresses are parsed strictly, and one that is none refuses them all', async () => {
  const bad = [
    'one@friends.example\r\nBcc: all@friends.example',
    'one@friends.example\n',
    '\r\none@friends.example',
    'Ann <one@friends.example>',
    'one@friends.example,two@friends.example',
    'one@localhost',
    'one',
    '',
    ' ',
  ];
  for (const address of bad) {
    expect([address, await send(member, ['fine@friends.example', address])]).toEqual([address, 'INVALID_INPUT']);
  }
  const { inviteFriendsToEvent: named } = await member.query<{ inviteFriendsToEvent: { error: { message: string } } }>(
    `mutation ($input: InviteFriendsToEventInput!) { inviteFriendsToEvent(input: $input) { error { message } } }`,
    { input: { memberEventId: orientation, emails: ['fine@friends.example', 'ann'], deviceId: 'n', clientSeq: '1' } },
  );
  expect(named.error.message).toBe("ann isn't an email address.");
  expect(await send(member, [])).toBe('INVALID_INPUT');
  expect(await send(member, friends('many', 11))).toBe('INVALID_INPUT');
  expect(await countSent()).toBe(0);
});

test('[EVT-06] [THR-21] only behind the flag, and to an event that is still to come', async () => {
  expect(await send(await server.as('archive'), friends('off', 1))).toBe('FORBIDDEN');
  expect(await send(member, friends('past', 1), 'walk-and-talk-autumn')).toBe('EVENT_ENDED');
  expect(await send(member, friends('nowhere', 1), 'nowhere')).toBe('NOT_FOUND');
});

test('[EVT-06] an invitation is ours, with the name of the member, and its link ends further ones', async () => {
  expect(await send(member, ['Ann@Friends.example', 'ann@friends.example'])).toBe(1);
  const mail = (await server.mails()).find(({ to }) => to === 'ann@friends.example');
  // no out-of-office answer comes back
  expect(mail?.automatic).toEqual(['auto-generated', 'All']);
  expect(mail?.from).toBe('hello@localhost');
  expect(mail?.subject).toMatch(/^A member of Atrium invites you to New member orientation/);
  expect(mail?.text).toContain(`${server.origin}/events/${orientation}`);
  const link = /<(.*)>/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(link);
  const page = await fetch(link);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
  // following the link is not enough: mail scanners do that
  expect(await server.db.selectFrom('invitation_opt_out').selectAll().execute()).toEqual([]);
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  for (let times = 0; times < 2; times += 1) expect((await fetch(link, oneClick)).status).toBe(200);
  expect(await send(await server.as('academy'), ['ann@friends.example', 'ben@friends.example'])).toBe(2);
  // it counts as invited, so that its quota does not tell that it wants none
  expect(await send(await server.as('academy'), ['ann@friends.example'], 'procurement-team-inbox')).toBe(1);
  expect(await send(member, ['ann@friends.example'], 'procurement-team-inbox')).toBe('RATE_LIMITED');
  const to = (await server.mails()).map((each) => each.to);
  expect(to.filter((address) => address === 'ann@friends.example').length).toBe(1);
  expect(to).toContain('ben@friends.example');
  const guess = new URL('/unsubscribe/invitations/guess', server.origin);
  const unknown = await fetch(guess);
  expect([unknown.status, await unknown.text()]).toEqual([
    404,
    expect.stringContaining("<h1>This link doesn't work</h1>"),
  ]);
});

test('[EVT-06] [THR-46] [THR-65] a name that came by a single sign-on is a name in an invitation, or is not said', () => {
  const event = {
    memberEventId: orientation,
    title: 'Tea',
    eventStart: String(day),
    timeZone: 'UTC',
    heroImageUrl: '/x.svg',
  };
  const from = (firstName: string, lastName: string) => {
    const inviter = mailedFullName({ firstName, lastName });
    const { subject, paragraphs } = eventMails.invitation(inviter, event, { brandName: 'Atrium' }, '/unsubscribe/x');
    expect(subject).toBe('A member of Atrium invites you to Tea');
    return paragraphs[0] ?? '';
  };
  expect(from(' Ann ', 'Lee')).toMatch(/^Ann Lee is a member of Atrium and thought you might like Tea\./);
  for (const odd of ['Ann\r\n\u2028Lee', 'Win money at example dot com. '.repeat(9)]) {
    expect(from(odd, 'Lee')).toMatch(/^A member of Atrium thought you might like Tea\./);
    expect(from('Ann', odd)).toMatch(/^A member of Atrium thought you might like Tea\./);
  }
});

test('[EVT-06] [THR-46] quotas hold however many requests come at once', async () => {
  await server.clock.advance(2 * day);
  const before = await countSent();
  const events = [orientation, 'procurement-team-inbox', 'what-changed-in-ai'];
  // none of them is over, whatever the hour and the weekday
  await server.db
    .updateTable('member_event')
    .set({ start_at: new Date(server.clock.now() + 30 * day), end_at: new Date(server.clock.now() + 31 * day) })
    .where('member_event_id', 'in', events)
    .execute();
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, n) => send(member, friends(`rush-${String(n)}`, 2), events[n % events.length])),
  );
  expect(answers.filter((answer) => answer === 2).length).toBe(10);
  expect(new Set(answers)).toEqual(new Set([2, 'RATE_LIMITED']));
  expect(await countSent()).toBe(before + 20);
  const document = `mutation { inviteFriendsToEvent(input: {
    memberEventId: "${orientation}", emails: ["one-more@friends.example"], deviceId: "b", clientSeq: "1" }) {
    error { code message retryAfter } } }`;
  const { inviteFriendsToEvent: refused } = await member.query<{
    inviteFriendsToEvent: { error: { code: string; message: string; retryAfter: number } };
  }>(document);
  const { retryAfter, ...words } = refused.error;
  expect(words).toEqual({
    code: 'RATE_LIMITED',
    message: 'You can invite 20 people each day. Try again in 24 hours.',
  });
  // the window began with the first invitation
  expect(retryAfter).toBeLessThanOrEqual(day / 1000);
  expect(retryAfter).toBeGreaterThan((day - hour) / 1000);
  for (const id of events) {
    const rows = await server.db
      .selectFrom('event_invitation')
      .select('address')
      .where('member_event_id', '=', id)
      .where('address', 'like', 'rush-%')
      .execute();
    expect(rows.length).toBeLessThanOrEqual(10);
  }
  await server.clock.advance(2 * day);
  const one = ['popular@friends.example'];
  const tries = await Promise.all(
    Array.from({ length: 8 }, (_, n) => send(n % 2 === 0 ? member : academy, one, events[n % 2])),
  );
  expect(tries.filter((answer) => answer === 1).length).toBe(3);
});

test('[THR-46] invitations of one member, and to one address, wait for each other between two processes too', async () => {
  const other = new pg.Client({ connectionString: server.databaseUrl });
  await other.connect();
  const waiting = async (): Promise<number | null> => {
    const { rowCount } = await other.query(`select from pg_stat_activity where datname = current_database()
      and application_name = 'atrium' and wait_event_type = 'Lock' and wait_event = 'advisory'`);
    return rowCount;
  };
  try {
    for (const name of [`by/${member.memberId}`, 'to/waits@friends.example']) {
      await server.clock.advance(2 * day);
      await other.query('begin');
      await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`invitations/${name}`]);
      const sending = send(member, ['waits@friends.example']);
      await expect.poll(waiting).toBe(1);
      await other.query('rollback');
      expect([name, await sending]).toEqual([name, 1]);
    }
  } finally {
    await other.end();
  }
});

let academy: Caller;
beforeAll(async () => {
  academy = await server.as('academy');
});

test('[EVT-06] [ACT-05] [ACT-06] an erasure removes the invitations to a former address, and not those to its next owner', async () => {
  const [memberId = ''] = await addMembers(server, 'invited', 1);
  const former = 'invited-before@friends.example';
  await server.clock.advance(2 * day);
  expect(await send(member, [former])).toBe(1);
  const endedAt = new Date(server.clock.now() + hour);
  await server.db
    .insertInto('former_email')
    .values({ member_id: memberId, email: former, ended_at: endedAt })
    .execute();
  await server.clock.advance(2 * hour);
  expect(await send(await server.as('academy'), [former])).toBe(1);
  const wish = { address: former, at: new Date(server.clock.now()) };
  await server.db.insertInto('invitation_opt_out').values(wish).execute();
  await server.db.deleteFrom('member').where('member_id', '=', memberId).execute();
  const left = server.db.selectFrom('event_invitation').select('sent_at as at').where('address', '=', former);
  expect((await left.execute()).map(({ at }) => at > endedAt)).toEqual([true]);
  // nor what the next owner has asked for
  const wishes = server.db.selectFrom('invitation_opt_out').selectAll().where('address', '=', former);
  expect(await wishes.execute()).toEqual([wish]);
});

test('[EVT-06] [ACT-05] the link of an invitation ends further ones also when its sender is erased', async () => {
  const sender = await server.as('academy');
  await server.clock.advance(2 * day);
  expect(await send(sender, ['outlives@friends.example'])).toBe(1);
  const mail = (await server.mails()).find(({ to }) => to === 'outlives@friends.example');
  const link = /<(.*)>/.exec(mail?.unsubscribe ?? '')?.[1] ?? '';
  await server.db.deleteFrom('member').where('member_id', '=', sender.memberId).execute();
  expect((await fetch(link)).status).toBe(200);
  const optedOut = server.db.selectFrom('invitation_opt_out').select('address');
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  // a link that leads nowhere does not say that it has ended anything
  expect((await fetch(new URL('/unsubscribe/invitations/guess', server.origin), oneClick)).status).toBe(404);
  expect(await optedOut.where('address', '=', 'outlives@friends.example').execute()).toEqual([]);
  expect((await fetch(link, oneClick)).status).toBe(200);
  expect(await optedOut.where('address', '=', 'outlives@friends.example').execute()).toHaveLength(1);
  // nothing of its sender is left
  const left = server.db.selectFrom('event_invitation').select('member_id as id');
  expect(await left.where('address', '=', 'outlives@friends.example').execute()).toEqual([{ id: null }]);
});
