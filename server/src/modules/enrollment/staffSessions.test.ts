import { sessionDocument, type SessionBody } from '@atrium/domain/session/sessionDocument.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { operatorOf } from '../document/document.fixture.ts';
import { removeDocument } from '../document/service/endDocument.ts';
import { getDocument } from '../document/service/findDocument.ts';
import { publishAll, takeBack } from '../document/service/publish.ts';
import { act, addMembers } from './workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const iso = (at: number): string => new Date(at).toISOString();
const meeting = (id: string, start: number) => ({
  id,
  title: `Class ${id}`,
  start: iso(start),
  end: iso(start + hour),
});
/** A free session of two classes, three weeks from now and a day later. */
function fresh(): { body: SessionBody; first: number } {
  const first = Math.ceil(server.clock.now() / hour) * hour + 21 * day;
  const body: SessionBody = {
    ...(sessionDocument.empty as SessionBody),
    courseId: 'ai-leaders',
    title: 'Leading, live',
    timeZone: 'Europe/Paris',
    meetings: [meeting('1', first), meeting('2', first + day)],
    isFree: true,
    room: '/__sandbox/meeting/room',
  };
  return { body, first };
}
async function bodyOf(id: string): Promise<SessionBody> {
  const found = await getDocument(operatorOf(server), { kind: 'session', id });
  if (!found.ok) throw new Error(found.refusal.reason);
  return found.value.published as SessionBody;
}
async function publish(id: string, body: SessionBody) {
  const given = { kind: 'session', id, version: null, body, note: '', isChecked: true };
  const done = await publishAll(operatorOf(server), [given]);
  if (!done.ok) throw new Error(done.refusal.reason);
  return done.value;
}
const refusal = async (id: string, body: SessionBody): Promise<readonly string[]> =>
  publish(id, body).then(
    () => [],
    (error: unknown) => (error as Error).message.split('\n'),
  );
const statusOf = async (memberId: string, sessionId: string): Promise<string | undefined> =>
  (
    await server.db
      .selectFrom('enrollment')
      .select('status')
      .where('member_id', '=', memberId)
      .where('session_id', '=', sessionId)
      .executeTakeFirst()
  )?.status;
const subjectsTo = async (memberId: string): Promise<readonly string[]> =>
  (await server.mails()).filter(({ to }) => to === `${memberId}@test.example`).map(({ subject }) => subject);

test('[DOC-01] [ENR-04] a session of two seats is made, two members enroll, a third waits, and gets the seat that is added', async () => {
  const { body } = fresh();
  const made = await publish('made', { ...body, capacity: 2 });
  expect(made.lines).toEqual([expect.stringMatching(/^The session starts .+, with 2 meetings\.$/)]);
  expect(await bodyOf('made')).toEqual({ ...body, capacity: 2 });
  const [one = '', two = '', three = ''] = await addMembers(server, 'made', 3);
  for (const member of [one, two, three]) await act(server, member, 'made', server.clock.now());
  expect([await statusOf(two, 'made'), await statusOf(three, 'made')]).toEqual(['ENROLLED', 'WAITLISTED']);
  expect(await refusal('made', { ...body, capacity: 1 })).toEqual([
    'capacity: 2 have a seat or are offered one: there cannot be fewer.',
  ]);
  const more = await publish('made', { ...body, capacity: 3 });
  expect(more.lines).toEqual(['There are 3 seats. The first of 1 on the waitlist may have one.']);
  await server.clock.advance(minute);
  expect(await statusOf(three, 'made')).toBe('ENROLLED');
});

test('[DOC-03] [ENR-06] a moved meeting keeps its number, and as many are mailed as were announced', async () => {
  const { body, first } = fresh();
  await publish('moving', body);
  const members = await addMembers(server, 'moving', 2);
  for (const member of members) await act(server, member, 'moving', server.clock.now());
  await server.clock.advance(minute);
  const before = await Promise.all(members.map(subjectsTo));

  const later = { ...meeting('2', first + 2 * day), title: 'Class 2' };
  const third = { ...meeting('x', first + 3 * day), title: 'Class 3' };
  const moved = await publish('moving', { ...body, meetings: [body.meetings[0] ?? later, later, third] });
  expect(moved.mailed).toBe(2);
  expect(moved.lines).toEqual([
    expect.stringMatching(/^Class 2 moves from .+ to .+\.$/),
    expect.stringMatching(/^Class 3 is new: .+\.$/),
    '2 people are mailed, and their calendars follow.',
  ]);
  // the new one has the next number, by which attendance and calendars know it
  expect((await bodyOf('moving')).meetings.map(({ id, title }) => `${id} ${title}`)).toEqual([
    '1 Class 1',
    '2 Class 2',
    '3 Class 3',
  ]);
  await server.clock.advance(minute);
  for (const [at, member] of members.entries()) {
    const subjects = await subjectsTo(member);
    expect(subjects.length - (before[at]?.length ?? 0)).toBe(1);
    expect(subjects).toContain('New dates: Leading, live');
  }

  const back = await takeBack(operatorOf(server), { kind: 'session', id: 'moving' }, '');
  expect(back.ok ? back.value.lines : []).toEqual([
    'The session is canceled.',
    '2 people are mailed, and their calendars follow.',
  ]);
  await server.clock.advance(minute);
  for (const member of members) expect(await subjectsTo(member)).toContain('Canceled: Leading, live');
  const again = await publish('moving', { ...(await bodyOf('moving')), status: 'PLANNED' });
  expect(again.lines[0]).toMatch(/^The session takes place after all, from /);
});

test('[DOC-03] who then has two sessions at once is counted', async () => {
  const { body, first } = fresh();
  const elsewhere = first + 5 * day;
  await publish('clash-a', body);
  await publish('clash-b', { ...body, courseId: 'scenario-planning', meetings: [meeting('1', elsewhere)] });
  const [both = '', single = ''] = await addMembers(server, 'clash', 2);
  for (const member of [both, single]) await act(server, member, 'clash-a', server.clock.now());
  await act(server, both, 'clash-b', server.clock.now());
  const moved = await publish('clash-a', {
    ...body,
    meetings: [meeting('1', first), meeting('2', elsewhere + hour / 2)],
  });
  expect(moved.lines).toContain('1 person then has another session at the same time.');
});

test('[DOC-03] a session without dates, with a meeting outside of it or of an unknown course is not published', async () => {
  const { body, first } = fresh();
  expect(await refusal('wrong', { ...body, meetings: [] })).toEqual([
    'meetings: The session has no meeting yet, and neither a start nor an end.',
  ]);
  expect(await refusal('wrong', { ...body, courseId: 'no-course' })).toEqual([
    'courseId: There is no course no-course.',
  ]);
  expect(await refusal('wrong', { ...body, assistantId: 'nobody' })).toEqual([
    'assistantId: Nobody who teaches has the id nobody.',
  ]);
  expect(await refusal('wrong', { ...body, start: iso(first + hour) })).toEqual([
    'meetings.0.start: It begins before the session does.',
  ]);
  expect(await refusal('wrong', { ...body, meetings: [{ ...meeting('1', first), end: iso(first) }] })).toEqual([
    'meetings.0.end: The end is not after the start.',
  ]);
  const slugged = { ...body, shortAddress: 'a-short-address' };
  await publish('slug-one', slugged);
  expect(await refusal('slug-two', slugged)).toEqual(['shortAddress: The session slug-one has this address already.']);
});

test('[DOC-01] a session over a change of daylight saving keeps the hours of its zone, and its page is found', async () => {
  const { body } = fresh();
  // the last Sunday of March: 18:00 in Paris is 17:00 UTC before, and 16:00 after
  const meetings = [
    { id: '1', title: 'Before', start: '2027-03-27T17:00:00.000Z', end: '2027-03-27T18:00:00.000Z' },
    { id: '2', title: 'After', start: '2027-03-29T16:00:00.000Z', end: '2027-03-29T17:00:00.000Z' },
  ];
  await publish('summer', { ...body, meetings });
  const member = await server.as('member');
  type Page = { getUserSession: { title: string; startAt: string; endAt: string } };
  const { getUserSession } = await member.query<Page>(
    '{ getUserSession(sessionId: "summer") { title startAt endAt } }',
  );
  expect(getUserSession).toEqual({
    title: 'Leading, live',
    startAt: String(Date.parse('2027-03-27T17:00:00.000Z')),
    endAt: String(Date.parse('2027-03-29T17:00:00.000Z')),
  });
});

test('[DOC-06] [DOC-07] a session in which members are enrolled, or that a pass names, is not removed', async () => {
  const removed = await removeDocument(operatorOf(server), { kind: 'session', id: 'ai-first-strategy-2' }, '');
  expect(removed.ok ? '' : removed.refusal.reason).toMatch(/The pass \S+ names it\./);
});
