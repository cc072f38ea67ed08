import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../base/sql/transaction.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addClassOf } from './class.fixture.ts';
import { saveMeetingAttendance } from './store/attendance.ts';

// What the team says about who was in a class. Product time only moves forward, so each test moves it itself.
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly error: { readonly code: string } | null;
}

/** Says who was in the first class; the lines, or the code with which it was refused. */
async function say(sessionId: string, args: string, who = 'support'): Promise<string> {
  const { data, errors } = await (
    await server.as(who)
  ).ask<{ saveAttendance: Answer | null }>(
    `mutation { saveAttendance(sessionId: "${sessionId}", ${args}) { lines error { code } } }`,
  );
  const answer = data?.saveAttendance;
  return errors?.[0]?.extensions.code ?? answer?.error?.code ?? (answer?.lines ?? []).join(' ');
}
const first = (userIds: readonly string[] | null, wasThere: boolean, more = ''): string =>
  `meetingNumber: 1, ${userIds === null ? '' : `userIds: ${JSON.stringify(userIds)}, `}wasThere: ${String(wasThere)}${more}`;
const because = ', reason: "The report failed."';

async function whoWasThere(sessionId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('meeting_attendance')
    .select('member_id as id')
    .where('session_id', '=', sessionId)
    .where('attended_at', 'is not', null)
    .orderBy('member_id')
    .execute();
  return rows.map(({ id }) => id);
}
async function whoAttended(sessionId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('attendance')
    .select('member_id as id')
    .where('session_id', '=', sessionId)
    .orderBy('member_id')
    .execute();
  return rows.map(({ id }) => id);
}

test('[RUN-02] [DOC-03] [D33] who is marked as there attends the session, and is taken back with a reason', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'said', meetings: 2, members: 3 });
  const [one = '', two = ''] = members;
  expect(await say(sessionId, first([one], true))).toBe('NOT_AVAILABLE_YET');
  await server.clock.moveTo(startOf(1) + 10 * minute);
  const lines =
    'Member Number 1 was in Class 1. ' +
    'By it, 1 person has attended the session, and completes the course when nothing else is missing.';
  expect(await say(sessionId, first([one], true, ', dryRun: true'))).toBe(lines);
  expect(await whoWasThere(sessionId)).toEqual([]);
  expect(await say(sessionId, first([one], true))).toBe(lines);
  expect(await say(sessionId, first([one], true))).toBe('');
  expect(await whoAttended(sessionId)).toEqual([one]);
  expect(await say(sessionId, first([one, two], false))).toBe('INVALID_INPUT');
  expect(await say(sessionId, first([one, two], false, because))).toBe(
    'Member Number 1 was not in Class 1. ' +
      'By it, 1 person has not attended the session. Badges and certificates that were awarded stay.',
  );
  expect(await say(sessionId, first([one, two], false, because))).toBe('');
  expect(await whoAttended(sessionId)).toEqual([]);
  const entries = await server.db
    .selectFrom('audit_entry')
    .select(['before', 'after', 'reason'])
    .where('action', '=', 'MEETING_ATTENDANCE_MARKED')
    .where('subject', '=', `member/${one}`)
    .orderBy('audit_entry_id')
    .execute();
  expect(entries).toEqual([
    { before: { attended: false }, after: { attended: true }, reason: null },
    { before: { attended: true }, after: { attended: false }, reason: 'The report failed.' },
  ]);
});

test('[RUN-02] everybody is marked at once, those who are not enrolled are passed over, and nobody is marked absent so', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'everybody', meetings: 1, members: 5 });
  await server.clock.moveTo(startOf(1) + 10 * minute);
  expect(await say(sessionId, first(['nobody-of-this-id'], true))).toBe('');
  expect(await say(sessionId, first(members.slice(0, 1), true))).toContain('Member Number 1 was in');
  expect(await say(sessionId, first(null, true))).toContain('4 people were in Class 1. By it, 4 people have attended');
  expect(await whoAttended(sessionId)).toEqual(members.toSorted());
  expect(await say(sessionId, first(null, false, because))).toBe('INVALID_INPUT');
  expect(await say('no-such-session', first(null, true))).toBe('NOT_FOUND');
});

test('[RUN-02] [D33] a later report does not bring back whom staff took out; a recording that was watched does', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'reported', meetings: 1, members: 1 });
  const [memberId = ''] = members;
  await server.clock.moveTo(startOf(1) + 10 * minute);
  await say(sessionId, first([memberId], true));
  await say(sessionId, first([memberId], false, because));
  const record = (byReport: boolean) =>
    transaction(server.db, (tx) =>
      saveMeetingAttendance(tx, { sessionId, meetingNumber: 1 }, [{ memberId, seconds: 3600, attended: true }], {
        now: new Date(startOf(1) + hour),
        byReport,
      }),
    );
  await record(true);
  expect(await whoWasThere(sessionId)).toEqual([]);
  await record(false);
  expect(await whoWasThere(sessionId)).toEqual([memberId]);
});

test('[RUN-02] [STF-01] an instructor marks in their own courses alone, an auditor nowhere', async () => {
  const { sessionId, members, startOf } = await addClassOf(server, { sessionId: 'not-own', meetings: 1, members: 1 });
  await server.clock.moveTo(startOf(1) + day);
  expect(await say(sessionId, first(members, true), 'instructor')).toBe('NOT_FOUND');
  expect(await say(sessionId, first(members, true), 'auditor')).toBe('FORBIDDEN');
  expect(await say(sessionId, first(members, true), 'member')).toBe('NOT_FOUND');
  expect(await say('ai-leaders-2', first(['nobody-of-this-id'], true), 'instructor')).toBe('');
});
