import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMember } from '../../base/context.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { openMemberCatalogue } from './service/memberCatalogue.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const courseId = 'ai-leaders';

async function titleOf(caller: Caller): Promise<string> {
  const { getCourse } = await caller.query<{ getCourse: { card: { title: string } } }>(
    `{ getCourse(courseId: "${courseId}") { card { title } } }`,
  );
  return getCourse.card.title;
}

const versionOf = async (): Promise<number> =>
  (await server.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version;

async function rename(title: string): Promise<void> {
  await server.db.updateTable('course').set({ title }).where('course_id', '=', courseId).execute();
}

test('the shared catalogue is never outdated: each change shows in the next answer', async () => {
  const member = await server.as('member');
  for (let change = 0; change < 20; change += 1) {
    await rename(`Change ${String(change)}`);
    expect(await titleOf(member)).toBe(`Change ${String(change)}`);
  }
});

test.each([
  ['faculty', `update faculty set full_name = full_name`],
  ['course', `update course set rating = rating`],
  ['course_faculty', `update course_faculty set course_id = course_id`],
  ['session', `update session set title = title`],
  ['meeting', `update meeting set start_at = start_at`],
  ['video', `update video set title = title`],
  ['session_content', `update session_content set title = title`],
  ['group_video', `update group_video set sort_order = sort_order`],
  ['session_seat', `update session_seat set capacity = capacity`],
])('a change of %s raises the catalogue version once, however many rows it has', async (_table, change) => {
  const before = await versionOf();
  await sql.raw(change).execute(server.db);
  expect(await versionOf()).toBe(before + 1);
});

test('fields of one request read the rows of the member once', async () => {
  const member = await server.as('member');
  const readsOf = async (document: string): Promise<number> =>
    (await recordSql(() => member.query(document))).filter(({ text }) => text.includes('as bookmarks')).length;
  const list = (name: string): string => `${name}: listCatalogue(filter: {}, count: 1) { total }`;
  expect(
    await readsOf(`{ ${list('first')} ${list('second')} getCourse(courseId: "${courseId}") { card { title } } }`),
  ).toBe(1);
});

test('what is read in a request after a write of it has what was written', async () => {
  const { memberId } = await server.as('member');
  const viewer = await findViewer(server.context(null, server.clock.now()), memberId);
  const ctx = asMember(server.context(viewer, server.clock.now()));
  const saved = async () => (await openMemberCatalogue(ctx)).own.bookmarks;
  await server.db.deleteFrom('bookmark').where('member_id', '=', memberId).execute();
  expect(await saved()).toEqual([]);
  const row = { member_id: memberId, content_type: 'COURSE', content_id: courseId, created_at: new Date(0) } as const;
  await server.db.insertInto('bookmark').values(row).execute();
  expect(await saved()).toEqual([courseId]);
});

test('a moved meeting shows its new time in the next answer', async () => {
  const member = await server.as('member');
  const { session_id: sessionId, start_at: startAt } = await server.db
    .selectFrom('meeting')
    .innerJoin('session', 'session.session_id', 'meeting.session_id')
    .select(['meeting.session_id', 'meeting.start_at'])
    .where('course_id', '=', courseId)
    .where('meeting.start_at', '>', new Date(server.clock.now()))
    .orderBy('meeting.start_at')
    .executeTakeFirstOrThrow();
  const hours = async (): Promise<string[]> => {
    const { getCourse } = await member.query<{ getCourse: { meetings: { sessionId: string; startAt: string }[] } }>(
      `{ getCourse(courseId: "${courseId}") { meetings { sessionId startAt } } }`,
    );
    return getCourse.meetings.flatMap((meeting) => (meeting.sessionId === sessionId ? [meeting.startAt] : []));
  };
  expect(await hours()).toContain(String(startAt.getTime()));
  const moved = new Date(startAt.getTime() + minute);
  await server.db
    .updateTable('meeting')
    .set({ start_at: moved })
    .where('session_id', '=', sessionId)
    .where('start_at', '=', startAt)
    .execute();
  expect(await hours()).toContain(String(moved.getTime()));
});

test('a change shows once it is committed, and never after a rollback', async () => {
  const member = await server.as('member');
  await rename('Before');
  const undone = new Error('undone');
  await server.db
    .transaction()
    .execute(async (tx) => {
      await tx.updateTable('course').set({ title: 'Never' }).where('course_id', '=', courseId).execute();
      expect(await titleOf(member)).toBe('Before');
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  expect(await titleOf(member)).toBe('Before');
});

test('concurrent changes raise the version and do not wait for each other', async () => {
  const before = await versionOf();
  await Promise.all(
    ['ai-leaders', 'pricing-as-strategy', 'product-strategy'].map((id) =>
      server.db.transaction().execute(async (tx) => {
        for (const rating of [3.5, 4.5])
          await tx.updateTable('course').set({ rating }).where('course_id', '=', id).execute();
      }),
    ),
  );
  expect(await versionOf()).toBe(before + 3);
});

test('a course with a hundred sessions shows the next twelve, the last three and the own ones', async () => {
  const now = server.clock.now();
  await server.db
    .insertInto('session')
    .values(
      Array.from({ length: 100 }, (_, index) => ({
        session_id: `weekly-${String(index).padStart(3, '0')}`,
        course_id: 'product-strategy',
        session_type: 'LIVE' as const,
        title: 'Weekly',
        start_at: new Date(now + (index - 50) * 7 * day),
        end_at: new Date(now + (index - 50) * 7 * day + day),
      })),
    )
    .execute();
  const member = await server.as('member');
  await server.db
    .insertInto('enrollment')
    .values({
      member_id: member.memberId,
      session_id: 'weekly-099',
      customer_id: 'consumer',
      status: 'ENROLLED',
      joined_at: new Date(now),
      changed_at: new Date(now),
    })
    .execute();
  const { getCourse } = await member.query<{ getCourse: { sessions: { sessionId: string; endAt: string | null }[] } }>(
    '{ getCourse(courseId: "product-strategy") { sessions { sessionId endAt } } }',
  );
  const live = getCourse.sessions.filter((session) => session.endAt !== null);
  const [over, toCome] = [
    live.filter(({ endAt }) => Number(endAt) <= now),
    live.filter(({ endAt }) => Number(endAt) > now),
  ];
  expect(over.map(({ sessionId }) => sessionId)).toEqual(['weekly-047', 'weekly-048', 'weekly-049']);
  expect(toCome.map(({ sessionId }) => sessionId)).toContain('weekly-099');
  expect(toCome).toHaveLength(13);
});
