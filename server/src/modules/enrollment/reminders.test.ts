import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '../../mail/outbox.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { mailEnrolled } from './service/mailEnrolled.ts';
import { act, addMembers, addSession } from './workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The subjects of the mails to a member about the start of a session, first to last. */
async function told(memberId: string): Promise<string[]> {
  const mails = await server.mails();
  const own = mails.filter(({ to, subject }) => to === `${memberId}@test.example` && subject.startsWith('Starts'));
  for (const { html } of own) expect(html).toContain('/x.strip.png');
  return own.map(({ subject }) => subject.split(':')[0] ?? '').toReversed();
}

test('[ENR-02] the enrolled are told a day and an hour before the start, once, and again when it is moved', async () => {
  const now = server.clock.now();
  const startAt = now + 3 * day;
  await addSession(server, { sessionId: 'soon', courseId: 'soon', startAt, capacity: 3 });
  const [early = '', late = '', left = '', waiting = ''] = await addMembers(server, 'soon', 4);
  for (const member of [early, left]) await act(server, member, 'soon', now);
  await server.clock.moveTo(startAt - 25 * hour);
  expect(await told(early)).toEqual([]);
  await act(server, left, 'soon', server.clock.now(), { unenroll: true });
  await server.clock.moveTo(startAt - 23 * hour);
  await server.clock.moveTo(startAt - 22 * hour);
  expect([await told(early), await told(left)]).toEqual([['Starts soon'], []]);
  // enrolled in between: the mail about that says when it starts
  await act(server, late, 'soon', server.clock.now());
  await server.clock.moveTo(startAt - hour / 2);
  expect([await told(early), await told(late), await told(waiting)]).toEqual([
    ['Starts soon', 'Starts within the hour'],
    ['Starts within the hour'],
    [],
  ]);
  const moved = startAt + 2 * day;
  await sql`update session set start_at = ${new Date(moved)}, end_at = ${new Date(moved + hour)}
    where session_id = 'soon'`.execute(server.db);
  await server.clock.moveTo(moved - 12 * hour);
  expect(await told(late)).toEqual(['Starts within the hour', 'Starts soon']);
});

test('[ENR-02] a server that was not running tells nobody too late, and a canceled session has no start', async () => {
  const now = server.clock.now();
  await addSession(server, { sessionId: 'missed', courseId: 'missed', startAt: now + 10 * day });
  await addSession(server, { sessionId: 'called-off', courseId: 'called-off', startAt: now + 10 * day });
  const [one = ''] = await addMembers(server, 'missed', 1);
  await addSession(server, { sessionId: 'taken-back', courseId: 'taken-back', startAt: now + 10 * day });
  for (const session of ['missed', 'called-off', 'taken-back']) await act(server, one, session, now);
  await sql`update session set cancelled_at = ${new Date(now)} where session_id = 'called-off'`.execute(server.db);
  // its page, to which the mail leads, is not there
  await sql`update session set published = false where session_id = 'taken-back'`.execute(server.db);
  // too late for the day before, too early for the hour
  await server.clock.moveTo(now + 10 * day - 1.5 * hour);
  expect(await told(one)).toEqual([]);
  await server.clock.moveTo(now + 10 * day - hour / 2);
  expect(await told(one)).toEqual(['Starts within the hour']);
});

test('[ENR-02] a member who may not open the session any more is not called to it', async () => {
  const now = server.clock.now();
  await addSession(server, { sessionId: 'out-of-reach', courseId: 'out-of-reach', startAt: now + 3 * day });
  const [stays = '', lapsed = ''] = await addMembers(server, 'out-of-reach', 2);
  for (const member of [stays, lapsed]) await act(server, member, 'out-of-reach', now);
  const grantsOf = (memberId: string) => server.db.updateTable('entitlement_grant').where('member_id', '=', memberId);
  await grantsOf(lapsed)
    .set({ ends_at: new Date(now + day) })
    .execute();
  await server.clock.moveTo(now + 2.5 * day);
  expect([await told(stays), await told(lapsed)]).toEqual([['Starts soon'], []]);
  // a member who comes back in time is reminded of what is still ahead
  await grantsOf(lapsed).set({ ends_at: null }).execute();
  await server.clock.moveTo(now + 3 * day - hour / 2);
  expect(await told(lapsed)).toEqual(['Starts within the hour']);
});

test('[ENR-02] a mail to an enrolled member that waits to be sent is not sent to one who has left by then', async () => {
  const now = server.clock.now();
  await addSession(server, { sessionId: 'left', courseId: 'left', startAt: now + 3 * day });
  const [stays = '', leaves = ''] = await addMembers(server, 'left', 2);
  for (const member of [stays, leaves]) await act(server, member, 'left', now);
  await act(server, leaves, 'left', now, { unenroll: true });
  const sendTo = async (memberId: string): Promise<boolean> => {
    const letter = { name: 'starting', subject: 'Starts', greeting: 'Hello,', paragraphs: [] };
    const to = `${memberId}@test.example`;
    // its job is that of the test
    await queueMail(server.db, server.context(null, now), {
      dedupeKey: `left/${memberId}`,
      to,
      letter,
      sendBy: () => Promise.resolve(),
    });
    const mail = server.db.selectFrom('mail').where('dedupe_key', '=', `left/${memberId}`);
    const { mail_id: mailId } = await mail.select('mail_id').executeTakeFirstOrThrow();
    await mailEnrolled(server.context(null, now), { mailId, memberId, sessionId: 'left' });
    const { sent_at } = await mail.select('sent_at').executeTakeFirstOrThrow();
    return sent_at !== null;
  };
  expect([await sendTo(stays), await sendTo(leaves)]).toEqual([true, false]);
});
