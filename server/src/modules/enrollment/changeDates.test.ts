import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addClassOf, enrollIn } from '../attendance/class.fixture.ts';
import { tellNewDates } from './service/tellNewDates.ts';
import { closeWaitlists } from './service/waitlistDue.ts';
import { addMembers, contextOf } from './workshop.fixture.ts';

// What the team does to the dates of a session. The due work is called by the tests.
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

interface Answer {
  readonly lines: readonly string[] | null;
  readonly error: { readonly code: string; readonly message: string; readonly reason: string | null } | null;
}

/** Sends an act; its lines, or the code and the sentence with which it was refused. */
async function act(name: string, args: Readonly<Record<string, unknown>>, who = 'support'): Promise<readonly string[]> {
  const given = Object.entries(args).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const { data, errors } = await (
    await server.as(who)
  ).ask<Record<string, Answer | null>>(
    `mutation { ${name}(${given.join(', ')}) { lines error { code message reason } } }`,
  );
  const error = data?.[name]?.error ?? null;
  if (errors !== undefined) return [errors[0]?.extensions.code ?? 'no code'];
  if (error !== null) return [error.code, error.reason === error.code ? error.message : (error.reason ?? '')];
  return data?.[name]?.lines ?? [];
}
const because = { reason: 'The teacher is ill.' };
const wait = 'For 10 minutes the mails wait, and it can be taken back here.';

/** Three are enrolled in two classes of the session, a week from now and a day later. */
async function addSessionOf(sessionId: string) {
  const startAt = Math.ceil(server.clock.now() / hour) * hour + 7 * day;
  return addClassOf(server, { sessionId, meetings: 2, members: 3, startAt });
}
const moved = (sessionId: string, startAt: number) => ({
  sessionId,
  meetingNumber: 1,
  startAt: String(startAt),
  endAt: String(startAt + hour),
});

async function startsOf(sessionId: string): Promise<readonly number[]> {
  const rows = await server.db
    .selectFrom('meeting')
    .select('start_at as startAt')
    .where('session_id', '=', sessionId)
    .orderBy('meeting_number')
    .execute();
  return rows.map(({ startAt }) => startAt.getTime());
}
const tell = (later: number): Promise<void> => tellNewDates(contextOf(server, 'nobody', server.clock.now() + later));
async function mailsOf(sessionId: string): Promise<{ subject: string; body: string }[]> {
  return server.db
    .selectFrom('mail')
    .select(['subject', 'body'])
    .where('dedupe_key', 'like', `session-dates/%/${sessionId}/%`)
    .orderBy('mail_id')
    .execute();
}
async function openAct(sessionId: string) {
  const { getRunSession } = await (
    await server.as('support')
  ).query<{ getRunSession: { isCanceled: boolean; openAct: { lines: string[]; openUntil: string } | null } }>(
    'query ($id: ID!) { getRunSession(sessionId: $id) { isCanceled openAct { lines openUntil } } }',
    { id: sessionId },
  );
  return getRunSession;
}

/** What the outbox says of mails of a session that are not written yet. */
async function newsOf(sessionId: string): Promise<readonly unknown[]> {
  const { listOutboxMails } = await (
    await server.as('support')
  ).query<{ listOutboxMails: { news: { news: string; sessionId: string; leavesAt: string }[] } }>(
    '{ listOutboxMails { news { news sessionId leavesAt } } }',
  );
  return listOutboxMails.news.filter((each) => each.sessionId === sessionId).map(({ sessionId: _, ...rest }) => rest);
}

test('[RUN-04] [D96] [DOC-03] a class is moved as its rehearsal says, and its mails wait ten minutes', async () => {
  const { sessionId, startOf } = await addSessionOf('moved');
  const to = startOf(1) + 3 * hour;
  expect(await act('moveMeeting', moved(sessionId, to))).toEqual(['INVALID_INPUT', 'A reason is needed.']);
  const rehearsed = await act('moveMeeting', { ...moved(sessionId, to), dryRun: true });
  expect(rehearsed).toEqual([
    expect.stringMatching(/^Class 1 moves from .* to /),
    '3 people are mailed, and their calendars follow.',
    wait,
  ]);
  expect(await startsOf(sessionId)).toEqual([startOf(1), startOf(2)]);
  const words = 'We meet later that day.';
  expect(await act('moveMeeting', { ...moved(sessionId, to), ...because, words })).toEqual(rehearsed);
  // sent again
  expect(await act('moveMeeting', { ...moved(sessionId, to), ...because, words })).toEqual([]);
  expect(await startsOf(sessionId)).toEqual([to, startOf(2)]);
  expect((await openAct(sessionId)).openAct?.lines).toEqual(rehearsed.slice(0, 2));
  expect(await newsOf(sessionId)).toEqual([{ news: 'DATES', leavesAt: (await openAct(sessionId)).openAct?.openUntil }]);
  await tell(9 * minute);
  expect(await mailsOf(sessionId)).toEqual([]);
  await tell(10 * minute);
  await tell(11 * minute);
  const mails = await mailsOf(sessionId);
  expect(mails).toHaveLength(3);
  expect(mails[0]?.subject).toMatch(/^New dates: /);
  expect(mails[0]?.body).toContain(words);
  expect(await act('takeDatesBack', { sessionId })).toEqual([
    'INVALID_INPUT',
    'Its mails have left, so it can no longer be taken back.',
  ]);
});

test('[RUN-04] [D96] taken back within ten minutes, the dates are as they were and nobody is mailed', async () => {
  const { sessionId, startOf } = await addSessionOf('back');
  await act('moveMeeting', { ...moved(sessionId, startOf(1) + hour), ...because });
  const back = ['The dates are as they were before. The mails that wait are stopped.'];
  expect(await act('takeDatesBack', { sessionId, dryRun: true })).toEqual(back);
  expect(await act('takeDatesBack', { sessionId })).toEqual(back);
  expect(await act('takeDatesBack', { sessionId })).toEqual([]);
  expect(await startsOf(sessionId)).toEqual([startOf(1), startOf(2)]);
  expect((await openAct(sessionId)).openAct).toBeNull();
  await tell(20 * minute);
  expect(await mailsOf(sessionId)).toEqual([]);
});

test('[RUN-04] [D96] two acts while mails wait are taken back together, and both are mailed with the words of both', async () => {
  const { sessionId, startOf } = await addSessionOf('two');
  const cancel = { sessionId, meetingNumber: 2, ...because };
  await act('moveMeeting', { ...moved(sessionId, startOf(1) + hour), ...because, words: 'The room is taken.' });
  await act('cancelMeeting', cancel);
  expect((await openAct(sessionId)).openAct?.lines).toEqual([
    expect.stringMatching(/^Class 1 moves/),
    expect.stringMatching(/^3 people are mailed/),
    expect.stringMatching(/^Class 2 is removed/),
  ]);
  await act('takeDatesBack', { sessionId });
  expect(await startsOf(sessionId)).toEqual([startOf(1), startOf(2)]);
  await tell(20 * minute);
  expect(await mailsOf(sessionId)).toEqual([]);
  await act('moveMeeting', { ...moved(sessionId, startOf(1) + hour), ...because, words: 'The hall is taken.' });
  await act('cancelMeeting', { ...cancel, words: 'We end a day sooner.' });
  await tell(20 * minute);
  const mails = await mailsOf(sessionId);
  expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(
    Array.from({ length: 3 }, () => ['New dates', 'A date is canceled']).flat(),
  );
  for (const words of ['The hall is taken.', 'We end a day sooner.']) expect(mails[0]?.body).toContain(words);
  expect(mails[0]?.body).not.toContain('The room is taken.');
});

test('[RUN-04] [D96] a class is canceled and comes back with its number; the only one is not', async () => {
  const { sessionId, startOf } = await addSessionOf('less');
  const first = { sessionId, meetingNumber: 1, ...because };
  expect(await act('cancelMeeting', first)).toEqual([
    expect.stringMatching(/^Class 1 is removed; it was /),
    '3 people are mailed, and their calendars follow.',
    wait,
  ]);
  expect(await startsOf(sessionId)).toEqual([startOf(2)]);
  expect(await act('cancelMeeting', first)).toEqual([]);
  expect(await act('cancelMeeting', { ...first, meetingNumber: 2 })).toEqual([
    'INVALID_INPUT',
    'It is the only class of the session. Cancel the session instead.',
  ]);
  await act('takeDatesBack', { sessionId });
  expect(await startsOf(sessionId)).toEqual([startOf(1), startOf(2)]);
  await tell(20 * minute);
  expect(await mailsOf(sessionId)).toEqual([]);
});

test('[RUN-04] [D96] a session is canceled, taken back, and canceled with a mail to everybody who is enrolled', async () => {
  const { sessionId } = await addSessionOf('gone');
  const lines = ['The session is canceled.', '3 people are mailed, and their calendars follow.', wait];
  expect(await act('cancelSession', { sessionId, dryRun: true })).toEqual(lines);
  expect(await act('cancelSession', { sessionId, ...because })).toEqual(lines);
  expect((await openAct(sessionId)).isCanceled).toBe(true);
  await act('takeDatesBack', { sessionId });
  expect((await openAct(sessionId)).isCanceled).toBe(false);
  await act('cancelSession', { sessionId, ...because });
  expect(await act('cancelSession', { sessionId, ...because })).toEqual([]);
  await tell(11 * minute);
  expect((await mailsOf(sessionId)).map(({ subject }) => subject.slice(0, 9))).toEqual(Array(3).fill('Canceled:'));
});

test('[RUN-04] [D96] those who wait for a seat in a session that is canceled are mailed with the others, and can be spared', async () => {
  const { sessionId, members, startOf } = await addSessionOf('waits');
  const [first = '', second = ''] = await addMembers(server, 'waits-for', 2);
  const joinWaitlist = async (memberId: string, number: number): Promise<void> => {
    await enrollIn(server, sessionId, [memberId]);
    await server.db
      .updateTable('enrollment')
      .set({ status: 'WAITLISTED', waitlist_number: number })
      .where('session_id', '=', sessionId)
      .where('member_id', '=', memberId)
      .execute();
  };
  await joinWaitlist(first, 1);
  await joinWaitlist(second, 2);
  await server.db
    .insertInto('session_seat')
    .values({ session_id: sessionId, capacity: 3, taken: 3, waiting: 2 })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ capacity: 3, taken: 3, waiting: 2 }))
    .execute();
  const lines = [
    'The session is canceled.',
    '3 people are mailed, and their calendars follow.',
    '2 people on the waitlist are mailed, too.',
    wait,
  ];
  expect(await act('cancelSession', { sessionId, dryRun: true })).toEqual(lines);
  expect(await act('cancelSession', { sessionId, ...because, words: 'We try again in May.' })).toEqual(lines);
  await tell(9 * minute);
  await act('takeDatesBack', { sessionId });
  await tell(11 * minute);
  expect(await mailsOf(sessionId)).toEqual([]);

  await act('cancelSession', { sessionId, ...because, words: 'We try again in May.' });
  // one leaves the waitlist meanwhile; and its end, which the start brings, comes after the mails
  await server.db.deleteFrom('enrollment').where('member_id', '=', second).execute();
  await closeWaitlists(contextOf(server, 'nobody', startOf(1) + minute));
  await tell(11 * minute);
  await tell(12 * minute);
  const told = await mailsOf(sessionId);
  expect(told.map(({ subject }) => subject.slice(0, 9))).toEqual(Array(members.length + 1).fill('Canceled:'));
  const [mail, ...more] = told.filter(({ body }) => body.includes('You were on its waitlist'));
  expect([mail?.body.includes('We try again in May.'), more]).toEqual([true, []]);
  await closeWaitlists(contextOf(server, 'nobody', startOf(1) + minute));
  const kept = await server.db
    .selectFrom('course_priority')
    .select('member_id as memberId')
    .where('session_id', '=', sessionId)
    .execute();
  expect(kept).toEqual([{ memberId: first }]);
  // it takes place after all, for who still waits
  await joinWaitlist(second, 3);
  await server.db.updateTable('session').set({ cancelled_at: null }).where('session_id', '=', sessionId).execute();
  await tell(13 * minute);
  const restored = (await mailsOf(sessionId)).filter(({ subject }) => subject.startsWith('Back on:'));
  expect(restored).toHaveLength(members.length + 1);
  expect(restored.filter(({ body }) => body.includes("you're still on the waitlist"))).toHaveLength(1);
});

test('[RUN-04] [D96] a class that has begun stays, and a change that others have made is kept', async () => {
  const { sessionId, startOf } = await addSessionOf('kept');
  expect(await act('moveMeeting', { ...moved(sessionId, server.clock.now() - minute), ...because })).toEqual([
    'INVALID_INPUT',
    'That time has passed.',
  ]);
  expect(await act('moveMeeting', { ...moved(sessionId, startOf(1)), meetingNumber: 7, ...because })).toEqual([
    'NOT_FOUND',
    'Not found.',
  ]);
  await act('moveMeeting', { ...moved(sessionId, startOf(1) + hour), ...because });
  await server.db
    .updateTable('meeting')
    .set({ end_at: new Date(startOf(1) + 4 * hour) })
    .where('session_id', '=', sessionId)
    .where('meeting_number', '=', 1)
    .execute();
  const [code] = await act('takeDatesBack', { sessionId });
  expect(code).toBe('CONFLICT');
  const running = await addClassOf(server, {
    sessionId: 'runs',
    meetings: 2,
    members: 1,
    startAt: server.clock.now() - 10 * minute,
  });
  expect(await act('moveMeeting', { ...moved(running.sessionId, startOf(1)), ...because })).toEqual([
    'INVALID_INPUT',
    'This class has begun, and stays as it is.',
  ]);
});

test('[RUN-04] [STF-01] [D96] the dates of a session are moved by support and owners alone', async () => {
  const { sessionId } = await addSessionOf('whose');
  expect(await act('cancelSession', { sessionId, ...because }, 'instructor')).toEqual(['FORBIDDEN']);
  expect(await act('cancelSession', { sessionId: 'there-is-none', ...because })).toEqual(['NOT_FOUND', 'Not found.']);
});
