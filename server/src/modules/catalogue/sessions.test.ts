import { hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface UserMeeting {
  readonly sessionId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly startAt: string;
  readonly endAt: string;
}

async function meetingsOf(name: string): Promise<UserMeeting[]> {
  const caller = await server.as(name);
  const { listUserMeetings } = await caller.query<{ listUserMeetings: UserMeeting[] }>(
    '{ listUserMeetings { sessionId courseId courseTitle sessionTitle title startAt endAt } }',
  );
  return listUserMeetings;
}

test("the member's meetings are those of live sessions with an enrollment, upcoming or running", async () => {
  const { memberId } = await server.as('member');
  const own = await meetingsOf('member');
  const expected = await server.db
    .selectFrom('meeting as m')
    .innerJoin('enrollment as e', 'e.session_id', 'm.session_id')
    .innerJoin('session as s', 's.session_id', 'm.session_id')
    .where('e.member_id', '=', memberId)
    .where('e.status', '=', 'ENROLLED')
    .where('s.cancelled_at', 'is', null)
    .where('s.published', '=', true)
    .where('m.end_at', '>', new Date(server.clock.now()))
    .orderBy('m.start_at')
    .orderBy('m.session_id')
    .orderBy('m.meeting_number')
    .select(['m.session_id', 'm.title', 'm.start_at'])
    .execute();
  expect(expected.length).toBeGreaterThan(1);
  expect(own.map(({ sessionId, title, startAt }) => [sessionId, title, Number(startAt)])).toEqual(
    expected.map((row) => [row.session_id, row.title, row.start_at.getTime()]),
  );
  expect(own.every((meeting) => meeting.courseTitle !== '')).toBe(true);

  const [first] = own;
  // others may begin at the same time, and end later
  const keyOf = (meeting: UserMeeting | undefined): string =>
    `${String(meeting?.sessionId)} ${String(meeting?.startAt)}`;
  const isListed = async (): Promise<boolean> =>
    (await meetingsOf('member')).some((meeting) => keyOf(meeting) === keyOf(first));
  await server.clock.moveTo(Number(first?.endAt) - minute);
  expect(await isListed()).toBe(true);
  await server.clock.moveTo(Number(first?.endAt));
  expect(await isListed()).toBe(false);
});

test('[ACC-20] the meetings of a course are listed while a page of it opens for its member', async () => {
  const { memberId } = await server.as('academy');
  const [id, startAt] = ['reached', server.clock.now() + hour];
  await addSession(server, { sessionId: id, courseId: id, startAt });
  await sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    select member_id, ${id}, customer_id, 'ENROLLED', ${new Date(0)}, ${new Date(0)} from member
    where member_id = ${memberId}`.execute(server.db);
  const isListedAs = async (courseType: string) => {
    await sql`update course set course_type = ${courseType} where course_id = ${id}`.execute(server.db);
    return (await meetingsOf('academy')).some(({ sessionId }) => sessionId === id);
  };
  // a Mini-MBA has its own pages, which open by their own area
  expect([await isListedAs('SPRINT'), await isListedAs('BOOTCAMP')]).toEqual([true, false]);
});

test('a session without meetings counts by its span; a canceled or left one does not', async () => {
  const [first] = await meetingsOf('member');
  const sessionId = first?.sessionId ?? '';
  await server.db.deleteFrom('meeting').where('session_id', '=', sessionId).execute();
  const { start_at: startAt, end_at: endAt } = await server.db
    .selectFrom('session')
    .where('session_id', '=', sessionId)
    .select(['start_at', 'end_at'])
    .executeTakeFirstOrThrow();
  const spans = (await meetingsOf('member')).filter((meeting) => meeting.sessionId === sessionId);
  expect(spans.map((span) => [Number(span.startAt), Number(span.endAt)])).toEqual([
    [startAt?.getTime(), endAt?.getTime()],
  ]);
  await server.db
    .updateTable('session')
    .set({ cancelled_at: new Date(server.clock.now()) })
    .where('session_id', '=', sessionId)
    .execute();
  expect((await meetingsOf('member')).map((meeting) => meeting.sessionId)).not.toContain(sessionId);
  const { memberId } = await server.as('member');
  const left = (await meetingsOf('member')).at(-1)?.sessionId ?? '';
  expect(left).not.toBe('');
  await server.db
    .updateTable('enrollment')
    .set({ status: 'NONE', takes_seat: false })
    .where('session_id', '=', left)
    .where('member_id', '=', memberId)
    .execute();
  expect((await meetingsOf('member')).map((meeting) => meeting.sessionId)).not.toContain(left);
});
