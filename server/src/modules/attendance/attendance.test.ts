import { day, hour, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { operator } from '../../testing/operator.ts';
import { act } from '../enrollment/workshop.fixture.ts';
import { enterRoom, leaveRoom } from '../meeting/service/presence.ts';
import { addClassOf, enrollIn } from './class.fixture.ts';
import { settleMeetings } from './service/attendanceDue.ts';
import { markAttended } from './service/markAttended.ts';
import { settleMeeting } from './service/settleMeeting.ts';
import { takeNotice } from './service/takeNotice.ts';
import { saveMeetingAttendance } from './store/attendance.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const addClass = (sessionId: string, meetings: number, count: number) =>
  addClassOf(server, { sessionId, meetings, members: count });
const enroll = (sessionId: string, memberIds: readonly string[]) => enrollIn(server, sessionId, memberIds);

/** Somebody is in a meeting for these minutes of it. */
async function visit(
  memberId: string,
  sessionId: string,
  meetingNumber: number,
  spans: readonly (readonly [number, number])[],
) {
  for (const [from, to] of spans) {
    await enterRoom({ db: server.db, now: from }, memberId, { sessionId, meetingNumber });
    await leaveRoom({ db: server.db, now: to }, memberId, { sessionId });
  }
}

async function attendanceOf(sessionId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ id: string; number: number; seconds: number; attended: boolean }>`
    select member_id as id, meeting_number as number, seconds, attended_at is not null as attended
    from meeting_attendance where session_id = ${sessionId} order by member_id, meeting_number`.execute(server.db);
  return Object.fromEntries(
    rows.map((row) => [`${row.id} ${String(row.number)}`, `${String(row.seconds)} ${row.attended ? 'yes' : 'no'}`]),
  );
}

async function whoAttended(sessionId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('attendance')
    .select('member_id')
    .where('session_id', '=', sessionId)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

async function whoHasBadge(courseId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('course_badge')
    .select('member_id')
    .where('course_id', '=', courseId)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

test('[SSN-06] half of the scheduled minutes count, joins together; half of the meetings are the session, and its badge', async () => {
  const { sessionId, members, startOf } = await addClass('counted', 3, 4);
  const [half = '', twice = '', short = '', absent = ''] = members;
  const at = (n: number, minutes: number) => startOf(n) + minutes * minute;
  await visit(half, sessionId, 1, [[at(1, -10), at(1, 30)]]);
  // two devices at once count once: 10 to 35 and 20 to 45 are 35 minutes
  await visit(twice, sessionId, 1, [[at(1, 10), at(1, 35)]]);
  await sql`insert into presence (member_id, customer_id, session_id, meeting_number, joined_at, left_at)
    select member_id, customer_id, ${sessionId}, 1, ${new Date(at(1, 20))}, ${new Date(at(1, 45))} from member
    where member_id = ${twice}`.execute(server.db);
  await visit(short, sessionId, 1, [
    [at(1, 0), at(1, 10)],
    [at(1, 41), at(1, 60)],
  ]);
  await server.clock.moveTo(at(1, 61));
  // the provider has not reported yet
  expect(await attendanceOf(sessionId)).toEqual({});
  await server.clock.moveTo(at(1, 60) + 13 * hour);
  expect(await attendanceOf(sessionId)).toEqual({
    [`${half} 1`]: '1800 yes',
    [`${twice} 1`]: '2100 yes',
    [`${short} 1`]: '1740 no',
  });
  expect(await whoAttended(sessionId)).toEqual([]);

  // left without notice: until the end
  await enterRoom({ db: server.db, now: at(2, 25) }, half, { sessionId, meetingNumber: 2 });
  await server.clock.moveTo(at(2, 60) + 13 * hour);
  expect((await attendanceOf(sessionId))[`${half} 2`]).toBe('2100 yes');
  expect(await whoAttended(sessionId)).toEqual([half]);
  await expect.poll(() => whoHasBadge('counted')).toEqual([half]);
  const badge = (await server.mails()).filter(({ subject }) => subject === 'You earned a badge: Course counted');
  expect(badge.map(({ to }) => to)).toEqual([`${half}@test.example`]);
  expect(await whoAttended(sessionId)).not.toContain(absent);
});

test('[SSN-06] a member who has left the session by the time that a meeting is settled has not attended it', async () => {
  const { sessionId, members, startOf } = await addClass('left-early', 1, 2);
  const [stays = '', leaves = ''] = members;
  const [startAt, endAt] = [startOf(1), startOf(1) + hour];
  for (const member of members) await visit(member, sessionId, 1, [[startAt, endAt]]);
  expect(await act(server, leaves, sessionId, endAt - minute, { unenroll: true })).toBe('CLOSED');
  await server.clock.moveTo(endAt + 13 * hour);
  expect(await attendanceOf(sessionId)).toEqual({ [`${stays} 1`]: '3600 yes' });
  await expect.poll(() => whoHasBadge(sessionId)).toEqual([stays]);
});

/** Moves the only meeting of a session to another start, with the session. */
async function putOff(sessionId: string, startAt: number): Promise<void> {
  const dates = { start_at: new Date(startAt), end_at: new Date(startAt + hour) };
  await server.db.updateTable('session').set(dates).where('session_id', '=', sessionId).execute();
  await server.db.updateTable('meeting').set(dates).where('session_id', '=', sessionId).execute();
}

test('[SSN-06] a class that is put off after it was settled counts on its new date, and only there', async () => {
  const { sessionId, members, startOf, endAt } = await addClass('put-off', 1, 2);
  const [came = '', stayedAway = ''] = members;
  // looks in on the former date, and never says that they leave
  await enterRoom({ db: server.db, now: startOf(1) + 50 * minute }, stayedAway, { sessionId, meetingNumber: 1 });
  await server.clock.moveTo(endAt + 37 * hour);
  expect(await whoAttended(sessionId)).toEqual([]);
  const startAt = endAt + 3 * day;
  await putOff(sessionId, startAt);
  await visit(came, sessionId, 1, [[startAt, startAt + 40 * minute]]);
  await server.clock.moveTo(startAt + hour + 37 * hour);
  expect(await whoAttended(sessionId)).toEqual([came]);
});

test('[SSN-06] a class that is extended while it runs still counts who is inside', async () => {
  const { sessionId, members, startOf, endAt } = await addClass('extended', 1, 1);
  const [inside = ''] = members;
  await enterRoom({ db: server.db, now: startOf(1) }, inside, { sessionId, meetingNumber: 1 });
  const longer = { end_at: new Date(endAt + hour) };
  await server.db.updateTable('session').set(longer).where('session_id', '=', sessionId).execute();
  await server.db.updateTable('meeting').set(longer).where('session_id', '=', sessionId).execute();
  await server.clock.moveTo(endAt + hour + 37 * hour);
  expect(await attendanceOf(sessionId)).toEqual({ [`${inside} 1`]: '7200 yes' });
});

test('[SSN-06] a class that is put off while its provider is asked is not settled', async () => {
  const { sessionId, endAt } = await addClass('asked', 1, 1);
  const context = server.context(null, endAt + minute);
  const report = async () => {
    await putOff(sessionId, endAt + 3 * day);
    return [];
  };
  const ports = { ...context.ports, meetings: { ...context.ports.meetings, report } };
  await settleMeeting({ ...context, ports }, { sessionId, meetingNumber: 1 });
  const reports = await server.db
    .selectFrom('meeting_report')
    .select('taken_at')
    .where('session_id', '=', sessionId)
    .execute();
  expect(reports).toEqual([]);
});

test('[CRD-04] [SSN-06] a session that is attended says so to its member, without a word from the provider after 36 hours too', async () => {
  const member = await server.as('member');
  const { sessionId, startOf } = await addClass('said', 1, 0);
  await enroll(sessionId, [member.memberId]);
  await sql`update session set session_meta = ${JSON.stringify({ eventLink: '/__sandbox/meeting/session/said' })}
    where session_id = ${sessionId}`.execute(server.db);
  const attended = async (caller: Caller): Promise<boolean> =>
    (
      await caller.query<{ getUserSession: { attended: boolean } }>(
        'query ($id: ID!) { getUserSession(sessionId: $id) { attended } }',
        { id: sessionId },
      )
    ).getUserSession.attended;
  await visit(member.memberId, sessionId, 1, [[startOf(1), startOf(1) + 40 * minute]]);
  await server.clock.moveTo(startOf(1) + 2 * hour);
  expect(await attended(member)).toBe(false);
  await server.clock.moveTo(startOf(1) + 38 * hour);
  expect(await attended(member)).toBe(true);
});

test('[SSN-08] the badge of a live session waits for its required project', async () => {
  const { sessionId, members, startOf } = await addClass('project', 1, 1);
  const [one = ''] = members;
  await server.db
    .insertInto('session_content')
    .values({
      session_content_id: 'project-hand-in',
      session_id: sessionId,
      kind: 'CONTAINER',
      container_type: 'PROJECT_SUBMISSION',
      title: 'A project',
    })
    .execute();
  await visit(one, sessionId, 1, [[startOf(1), startOf(1) + hour]]);
  await server.clock.moveTo(startOf(1) + 40 * hour);
  expect(await whoAttended(sessionId)).toEqual([one]);
  await server.mails();
  expect(await whoHasBadge('project')).toEqual([]);
  const staff = await server.as('employee');
  const handIn = (id: string) =>
    staff.query(
      `mutation ($id: ID!, $userId: ID) { saveSessionContentProgress(sessionContentId: $id, type: PROJECT_SUBMISSION,
        status: Completed, userId: $userId) { error { code } } }`,
      { id, userId: one },
    );
  await handIn('project-hand-in');
  expect(await whoHasBadge('project')).toEqual([one]);
  // a member who attended one session has attended no other
  const other = await addClass('project-alone', 1, 0);
  await enroll(other.sessionId, [one]);
  await server.db
    .insertInto('session_content')
    .values({
      session_content_id: 'project-alone-in',
      session_id: other.sessionId,
      kind: 'CONTAINER',
      container_type: 'PROJECT_SUBMISSION',
      title: 'A project',
    })
    .execute();
  await handIn('project-alone-in');
  expect(await whoHasBadge('project-alone')).toEqual([]);
});

test('a watched recording counts where the session says so, from 90 percent of its seconds on', async () => {
  const { sessionId, members, startOf } = await addClass('recorded', 1, 3);
  const [whole = '', part = '', left = ''] = members;
  await sql`update enrollment set status = 'NONE' where member_id = ${left}`.execute(server.db);
  await sql`update session set recording_counts = true where session_id = ${sessionId}`.execute(server.db);
  const { rows } = await sql<{ id: string; duration: number }>`
    select video_id as id, duration from video order by video_id limit 1`.execute(server.db);
  const video = rows[0];
  if (video === undefined) throw new Error('no video');
  await server.db
    .insertInto('meeting_recording')
    .values({ session_id: sessionId, meeting_number: 1, video_id: video.id, ready_at: new Date(startOf(1) + 2 * hour) })
    .execute();
  for (const [memberId, share] of [
    [whole, 0.9],
    [part, 0.8],
    [left, 1],
  ] as const) {
    await sql`insert into video_progress (member_id, session_id, video_id, customer_id, covered, watched_at)
      select member_id, ${sessionId}, ${video.id}, customer_id,
        int4multirange(int4range(0, ${Math.ceil(video.duration * share)}::integer)), ${new Date(startOf(1) + day)}
      from member where member_id = ${memberId}`.execute(server.db);
  }
  await server.clock.moveTo(startOf(1) + 2 * day);
  expect(await whoAttended(sessionId)).toEqual([whole]);
});

test('[SSN-06] [D33] attendance that was recorded stays as of its time, also when a later report says less', async () => {
  const { sessionId, members, startOf } = await addClass('reported-twice', 2, 1);
  const [memberId = ''] = members;
  const key = { sessionId, meetingNumber: 1 };
  const [first, later] = [new Date(startOf(1) + 2 * hour), new Date(startOf(1) + day)];
  const record = (seconds: number, attended: boolean, now: Date) =>
    transaction(server.db, (tx) =>
      saveMeetingAttendance(tx, key, [{ memberId, seconds, attended }], { now, byReport: true }),
    );
  await record(3600, true, first);
  await record(10, false, later);
  await record(20, true, later);
  const rows = server.db.selectFrom('meeting_attendance').select(['seconds', 'attended_at']);
  expect(await rows.where('session_id', '=', sessionId).execute()).toEqual([{ seconds: 20, attended_at: first }]);
});

test('a canceled session has no attendance, and the click on Join alone is none (D33)', async () => {
  const { sessionId, members, startOf } = await addClass('canceled', 1, 1);
  await visit(members[0] ?? '', sessionId, 1, [[startOf(1), startOf(1) + hour]]);
  await sql`update session set cancelled_at = ${new Date(startOf(1))} where session_id = ${sessionId}`.execute(
    server.db,
  );
  const clicked = await addClass('clicked', 1, 1);
  await visit(clicked.members[0] ?? '', 'clicked', 1, [[clicked.startOf(1), clicked.startOf(1)]]);
  await server.clock.moveTo(clicked.startOf(1) + 40 * hour);
  expect([await whoAttended(sessionId), await whoAttended('clicked')]).toEqual([[], []]);
});

test('[SSN-14] staff marks that a member attended: recorded once, with the badge and an entry of the audit log', async () => {
  const { sessionId, members, startOf } = await addClass('marked', 2, 2);
  const [one = '', left = ''] = members;
  await sql`update enrollment set status = 'NONE' where member_id = ${left}`.execute(server.db);
  const mark = (memberId: string, of = sessionId, now = server.clock.now()) =>
    markAttended(
      { db: server.db, now },
      { memberId, sessionId: of, by: operator, reason: 'The report missed a phone.' },
    );
  expect(await mark(one, sessionId, startOf(1) - 1)).toMatchObject({ refusal: { code: 'NOT_AVAILABLE_YET' } });
  await server.clock.moveTo(startOf(1));
  for (const refused of [await mark(left), await mark('nobody'), await mark(one, 'no-session')])
    expect(refused).toMatchObject({ refusal: { code: 'NOT_ENROLLED' } });
  expect(await Promise.all([mark(one, sessionId, startOf(1)), mark(one)])).toEqual(
    expect.arrayContaining([
      { ok: true, value: { isNew: true } },
      { ok: true, value: { isNew: false } },
    ]),
  );
  expect(await whoAttended(sessionId)).toEqual([one]);
  await expect.poll(() => whoHasBadge('marked')).toEqual([one]);
  const audited = await server.db
    .selectFrom('audit_entry')
    .select(['actor_kind', 'actor_name', 'reason', 'before', 'after', 'detail'])
    .where('action', '=', 'ATTENDANCE_MARKED')
    .where('subject', '=', `member/${one}`)
    .execute();
  expect(audited).toEqual([
    {
      actor_kind: 'COMMAND',
      actor_name: 'operator',
      reason: 'The report missed a phone.',
      before: { attended: false },
      after: { attended: true },
      detail: { memberId: one, sessionId },
    },
  ]);
});

test('a recording is of the first meeting in its room that ends after it began, however long that lasts', async () => {
  const { sessionId, startOf } = await addClass('long-day', 2, 0);
  const eventLink = 'https://us02web.zoom.us/j/77001122?pwd=x';
  await sql`update session set session_meta = ${JSON.stringify({ eventLink })} where session_id = ${sessionId}`.execute(
    server.db,
  );
  await sql`update meeting set end_at = ${new Date(startOf(1) + 5 * hour)}
    where session_id = ${sessionId} and meeting_number = 1`.execute(server.db);
  const notice = (startedAt: number, url: string) =>
    takeNotice(server.context(null, startedAt), { kind: 'recorded', linkPart: '/j/77001122', startedAt, url });
  await notice(startOf(1) + minute, 'https://zoom.example/rec/1');
  await notice(startOf(2) - 5 * minute, 'https://zoom.example/rec/2');
  await notice(startOf(2) + 9 * hour, 'https://zoom.example/rec/3');
  const recordings = await server.db
    .selectFrom('meeting_recording')
    .select(['meeting_number', 'url'])
    .where('session_id', '=', sessionId)
    .orderBy('meeting_number')
    .execute();
  expect(recordings).toEqual([
    { meeting_number: 1, url: 'https://zoom.example/rec/1' },
    { meeting_number: 2, url: 'https://zoom.example/rec/2' },
  ]);
});

test('[SSN-06] at the end of the 36 hours a class is settled at once, even where its provider was asked a minute ago', async () => {
  const { sessionId, members, startOf, endAt } = await addClass('deadline', 1, 1);
  const [came = ''] = members;
  const eventLink = '/__sandbox/meeting/session/deadline';
  await sql`update session set session_meta = ${JSON.stringify({ eventLink })} where session_id = ${sessionId}`.execute(
    server.db,
  );
  await visit(came, sessionId, 1, [[startOf(1), startOf(1) + hour]]);
  const deadline = endAt + 36 * hour;
  const settleAt = async (now: number) => {
    const ctx = server.context(null, now);
    const ports = { ...ctx.ports, meetings: { ...ctx.ports.meetings, report: () => Promise.resolve(null) } };
    await settleMeetings({ ...ctx, ports });
    return whoAttended(sessionId);
  };
  expect(await settleAt(deadline - minute)).toEqual([]);
  expect(await settleAt(deadline)).toEqual([came]);
});
