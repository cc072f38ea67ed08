import { persona } from '@atrium/content/people.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Dated {
  readonly what: string;
  readonly kind: string | null;
  readonly id: string | null;
  readonly title: string;
  readonly startAt: string;
  readonly people: number | null;
}

async function listAs(who: string, from: number, until: number): Promise<Dated[] | string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ listStudioDates: Dated[] | null }>(
    'query ($from: String!, $until: String!) { listStudioDates(from: $from, until: $until) { what kind id title startAt people } }',
    { from: String(from), until: String(until) },
  );
  return errors?.[0]?.extensions.code ?? data?.listStudioDates ?? 'null';
}

test('[STU-07] a month has its meetings, openings, closings, events, publishings and issue days, in their order', async () => {
  const now = server.clock.now();
  const startAt = now + 5 * day;
  await addSession(server, { sessionId: 'dated', courseId: 'dated', startAt });
  await server.db
    .updateTable('session')
    .set({ enrollment_opens_at: new Date(now + day), enrollment_close: new Date(now + 4 * day) })
    .where('session_id', '=', 'dated')
    .execute();
  await server.db
    .insertInto('draft')
    .values({
      kind: 'event',
      id: 'dated-draft',
      title: 'A talk to come',
      body: '{}',
      base: 0,
      saved_by: persona('editor').memberId,
      saved_at: new Date(now),
      publish_at: new Date(now + 6 * day),
      scheduled_by: persona('editor').memberId,
      failed_at: null,
      failure: null,
    })
    .execute();
  const all = await listAs('editor', now, now + 31 * day);
  if (typeof all === 'string') throw new Error(all);
  const starts = all.map((each) => Number(each.startAt));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const own = all
    .filter(({ id }) => id === 'dated' || id === 'dated-draft')
    .map(({ what, startAt: at }) => [what, Number(at)]);
  expect(own).toEqual([
    ['OPENS', now + day],
    ['CLOSES', now + 4 * day],
    ['MEETING', startAt],
    ['PUBLISHES', now + 6 * day],
  ]);
  const whats = new Set(all.map(({ what }) => what));
  expect([...whats]).toEqual(expect.arrayContaining(['EVENT', 'ISSUES', 'MEETING']));
  // an event is there with those who attend it, and a canceled session is not
  const event = all.find(({ what }) => what === 'EVENT');
  expect(event?.people).toBeTypeOf('number');
  await server.db
    .updateTable('session')
    .set({ cancelled_at: new Date(now) })
    .where('session_id', '=', 'dated')
    .execute();
  const later = await listAs('editor', now, now + 31 * day);
  expect(Array.isArray(later) && later.some(({ id }) => id === 'dated')).toBe(false);
});

test('[STU-07] [STF-01] an instructor sees the dates of their own courses alone, and a member none', async () => {
  const now = server.clock.now();
  const { courseIds } = await ownCourses('instructor');
  const own = await listAs('instructor', now - 31 * day, now + 31 * day);
  if (typeof own === 'string') throw new Error(own);
  expect(own.length).toBeGreaterThan(0);
  const sessions = await server.db
    .selectFrom('session')
    .select(['session_id as id', 'course_id as courseId'])
    .where(
      'session_id',
      'in',
      own.map(({ id }) => id ?? ''),
    )
    .execute();
  expect(sessions.every(({ courseId }) => courseIds.includes(courseId))).toBe(true);
  expect(own.every(({ kind }) => kind === 'session')).toBe(true);
  expect(await listAs('member', now, now + day)).toBe('NOT_FOUND');
});

test('[STU-07] [STF-01] the code of a pass that is to be published is told to nobody who reads no passes', async () => {
  const now = server.clock.now();
  await server.db
    .insertInto('draft')
    .values({
      kind: 'pass',
      id: 'dated-pass',
      title: 'ZEBRA-9K2J-77QX',
      body: '{}',
      base: 0,
      saved_by: persona('support').memberId,
      saved_at: new Date(now),
      publish_at: new Date(now + day),
      scheduled_by: persona('support').memberId,
      failed_at: null,
      failure: null,
    })
    .execute();
  const tells = async (who: string) => JSON.stringify(await listAs(who, now, now + 2 * day)).includes('ZEBRA');
  expect(await tells('support')).toBe(true);
  expect(await tells('editor')).toBe(false);
  expect(await tells('instructor')).toBe(false);
});

test('[STU-07] a span that is none, or longer than two months, is refused', async () => {
  const now = server.clock.now();
  for (const [from, until] of [
    [now, now],
    [now, now - hour],
    [now, now + 63 * day],
    [Number.NaN, now],
    [8_640_000_000_000_000, 8_640_000_000_000_001],
  ] as const)
    expect(await listAs('editor', from, until)).toBe('INVALID_INPUT');
});

async function ownCourses(who: string): Promise<{ readonly courseIds: readonly string[] }> {
  const rows = await server.db
    .selectFrom('staff_course')
    .select('course_id as courseId')
    .where('member_id', '=', persona(who).memberId)
    .execute();
  return { courseIds: rows.map(({ courseId }) => courseId) };
}
