import { day, hour, minute } from '@atrium/domain/time.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { pauseAt } from '../../testing/pauseAt.ts';
import { act, addMembers, addSession } from './workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The entries of a calendar: id, status and sequence. */
function entriesOf(calendar: string): { id: string; status: string; sequence: number }[] {
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[]);
  return component.getAllSubcomponents('vevent').map((entry) => {
    const event = new ICAL.Event(entry);
    const status = String(entry.getFirstPropertyValue('status'));
    return { id: event.uid.replace(/@.*$/, ''), status, sequence: event.sequence };
  });
}

/** The mails to a member about new dates, first to last. */
async function told(memberId: string) {
  const subjects = /^(New dates|A date is canceled|Canceled|Back on):/;
  const mails = (await server.mails()).filter(
    ({ to, subject }) => to === `${memberId}@test.example` && subjects.test(subject),
  );
  for (const { html } of mails) expect(html).toContain('/x.strip.png');
  return mails.toReversed().map(({ subject, text, calendar }) => {
    const [method] = /METHOD:\w+/.exec(calendar ?? '') ?? [];
    return { subject, text, method, entries: entriesOf(calendar ?? '') };
  });
}

/** A minute passes, and its mails arrive: those of different minutes would arrive in no fixed order. */
async function passMinute(): Promise<void> {
  await server.clock.advance(minute);
  await server.mails();
}

/** A session of two classes, a week from now and a day later. */
async function addClasses(sessionId: string): Promise<{ first: number; second: number }> {
  const first = Math.ceil(server.clock.now() / hour) * hour + 7 * day;
  const second = first + day;
  await addSession(server, { sessionId, courseId: sessionId, startAt: first, endAt: second + hour });
  for (const [index, start] of [first, second].entries()) await addMeeting(sessionId, index + 1, start);
  return { first, second };
}

async function addMeeting(sessionId: string, meetingNumber: number, startAt: number): Promise<void> {
  await server.db
    .insertInto('meeting')
    .values({
      session_id: sessionId,
      meeting_number: meetingNumber,
      title: `Class ${String(meetingNumber)}`,
      start_at: new Date(startAt),
      end_at: new Date(startAt + hour),
    })
    .execute();
}

async function moveMeeting(sessionId: string, meetingNumber: number, startAt: number): Promise<void> {
  await sql`update meeting set start_at = ${new Date(startAt)}, end_at = ${new Date(startAt + hour)}
    where session_id = ${sessionId} and meeting_number = ${meetingNumber}`.execute(server.db);
}

test('[ENR-06] a member who is enrolled by then is mailed the new dates of a moved meeting once, with a file that updates the calendar', async () => {
  const { second } = await addClasses('moved');
  const [one = '', left = '', waiting = ''] = await addMembers(server, 'moved', 3);
  for (const member of [one, left]) await act(server, member, 'moved', server.clock.now());
  await moveMeeting('moved', 2, second + 2 * hour);
  await moveMeeting('moved', 2, second + 3 * hour);
  await act(server, left, 'moved', server.clock.now(), { unenroll: true });
  await passMinute();
  await passMinute();
  const [mail, ...more] = await told(one);
  expect([more, await told(left), await told(waiting)]).toEqual([[], [], []]);
  expect(mail).toMatchObject({ subject: 'New dates: Run moved', method: 'METHOD:REQUEST' });
  expect(mail?.text).toContain('Class 2 now starts ');
  expect(mail?.text).not.toContain('Class 1');
  const [kept, moved] = mail?.entries ?? [];
  expect([kept?.id, moved?.id]).toEqual(['moved-1', 'moved-2']);
  expect(moved?.status).toBe('CONFIRMED');
  expect(moved?.sequence).toBeGreaterThan(kept?.sequence ?? Number.NaN);
  // moved and moved back within a minute: nothing is new
  await moveMeeting('moved', 1, second);
  await moveMeeting('moved', 1, second - day);
  await passMinute();
  expect(await told(one)).toHaveLength(1);
});

test('[ENR-06] a removed meeting is removed from the calendar, and the others stay', async () => {
  const { second } = await addClasses('fewer');
  const [one = ''] = await addMembers(server, 'fewer', 1);
  await act(server, one, 'fewer', server.clock.now());
  await moveMeeting('fewer', 2, second + hour);
  await passMinute();
  await moveMeeting('fewer', 1, second - 12 * hour);
  await sql`delete from meeting where session_id = 'fewer' and meeting_number = 2`.execute(server.db);
  await passMinute();
  const [moved, ...both] = await told(one);
  expect(both.map(({ subject, method }) => `${subject}, ${String(method)}`).sort()).toEqual([
    'A date is canceled: Run fewer, METHOD:CANCEL',
    'New dates: Run fewer, METHOD:REQUEST',
  ]);
  const removed = both.find(({ method }) => method === 'METHOD:CANCEL')?.entries ?? [];
  expect(removed).toMatchObject([{ id: 'fewer-2', status: 'CANCELLED' }]);
  const known = moved?.entries.find(({ id }) => id === 'fewer-2');
  expect(removed[0]?.sequence).toBeGreaterThan(known?.sequence ?? Number.NaN);
});

test('[ENR-06] [EVT-07] a meeting that is only added is mailed once, with a file that adds it, also under a number that was removed', async () => {
  const { second } = await addClasses('more');
  const [one = '', waiting = ''] = await addMembers(server, 'more', 2);
  await act(server, one, 'more', server.clock.now());
  await passMinute();
  // the classes were there before anybody was enrolled
  expect(await told(one)).toEqual([]);
  await moveMeeting('more', 2, second + hour);
  await passMinute();
  await addMeeting('more', 3, second + day);
  await passMinute();
  await passMinute();
  const [moved, added, ...none] = await told(one);
  expect([none, await told(waiting)]).toEqual([[], []]);
  expect(added).toMatchObject({ subject: 'New dates: Run more', method: 'METHOD:REQUEST' });
  expect(added?.text).toContain('Class 3 is new: ');
  expect(added?.text).not.toContain('Class 2');
  expect(added?.entries.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'more-1 CONFIRMED',
    'more-2 CONFIRMED',
    'more-3 CONFIRMED',
  ]);
  for (const [index, entry] of (moved?.entries ?? []).entries())
    expect(added?.entries[index]?.sequence).toBeGreaterThan(entry.sequence);
  await sql`delete from meeting where session_id = 'more' and meeting_number = 3`.execute(server.db);
  await passMinute();
  await addMeeting('more', 3, second + 2 * day);
  await passMinute();
  const [removed, again, ...more] = (await told(one)).slice(2);
  expect(more).toEqual([]);
  expect([removed?.method, again?.method]).toEqual(['METHOD:CANCEL', 'METHOD:REQUEST']);
  const sequenceIn = (mail: typeof again): number =>
    mail?.entries.find(({ id }) => id === 'more-3')?.sequence ?? Number.NaN;
  expect(sequenceIn(again)).toBeGreaterThan(sequenceIn(removed));
});

test('[ENR-06] [EVT-07] a meeting that was moved often, removed and planned again is in the calendar again', async () => {
  const { second } = await addClasses('often');
  const [one = ''] = await addMembers(server, 'often', 1);
  await act(server, one, 'often', server.clock.now());
  for (const times of [1, 2, 3, 4]) {
    await moveMeeting('often', 2, second + times * hour);
    await passMinute();
  }
  await sql`delete from meeting where session_id = 'often' and meeting_number = 2`.execute(server.db);
  await passMinute();
  await addMeeting('often', 2, second);
  await passMinute();
  const sequences = (await told(one)).map(({ entries }) => entries.find(({ id }) => id === 'often-2')?.sequence ?? -1);
  expect(sequences).toHaveLength(6);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(6);
});

test('[ENR-06] a meeting that is added while somebody enrolls is mailed to them', async () => {
  const { second } = await addClasses('meanwhile');
  const [one = ''] = await addMembers(server, 'meanwhile', 1);
  const pause = await pauseAt(server, 'insert', 'enrollment_step');
  try {
    const enrolling = act(server, one, 'meanwhile', server.clock.now());
    await pause.untilWaiting(1);
    const added = addMeeting('meanwhile', 3, second + day);
    await pause.untilWaiting(2);
    await pause.release();
    expect(await enrolling).toBe('ENROLLED');
    await added;
  } finally {
    await pause.close();
  }
  await passMinute();
  const [mail, ...more] = await told(one);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Class 3 is new: ');
});

test('[ENR-06] the first meetings of a session replace its single entry in the calendar', async () => {
  const first = Math.ceil(server.clock.now() / hour) * hour + 7 * day;
  await addSession(server, { sessionId: 'split', courseId: 'split', startAt: first, endAt: first + 2 * day });
  const [one = ''] = await addMembers(server, 'split', 1);
  await act(server, one, 'split', server.clock.now());
  const enrolled = (await server.mails()).find(({ to }) => to === `${one}@test.example`);
  const [whole] = entriesOf(enrolled?.calendar ?? '');
  await addMeeting('split', 1, first);
  await addMeeting('split', 2, first + day);
  await passMinute();
  const mails = await told(one);
  expect(mails.map(({ subject, method }) => `${subject}, ${String(method)}`).sort()).toEqual([
    'New dates: Run split, METHOD:CANCEL',
    'New dates: Run split, METHOD:REQUEST',
  ]);
  const [added, removed] = ['METHOD:REQUEST', 'METHOD:CANCEL'].map((method) =>
    mails.find((mail) => mail.method === method),
  );
  expect(added?.entries.map(({ id }) => id)).toEqual(['split-1', 'split-2']);
  expect(removed?.entries).toMatchObject([{ id: 'split', status: 'CANCELLED' }]);
  expect(removed?.entries[0]?.sequence).toBeGreaterThan(whole?.sequence ?? Number.NaN);
  // nothing of it is canceled
  expect(removed?.text).toContain('Run split now has live classes of its own');
});

test('[ENR-06] a canceled session is mailed with a file that removes it, and one that takes place after all with one that adds it', async () => {
  await addClasses('off');
  const [one = ''] = await addMembers(server, 'off', 1);
  await act(server, one, 'off', server.clock.now());
  const cancel = (at: Date | null) =>
    sql`update session set cancelled_at = ${at} where session_id = 'off'`.execute(server.db);
  await cancel(new Date(server.clock.now()));
  await passMinute();
  await cancel(null);
  await passMinute();
  const [canceled, restored, ...more] = await told(one);
  expect(more).toEqual([]);
  expect(canceled).toMatchObject({ subject: 'Canceled: Run off', method: 'METHOD:CANCEL' });
  expect(canceled?.entries.map(({ id, status }) => `${id} ${status}`)).toEqual(['off-1 CANCELLED', 'off-2 CANCELLED']);
  expect(restored).toMatchObject({ subject: 'Back on: Run off', method: 'METHOD:REQUEST' });
  for (const [index, entry] of (restored?.entries ?? []).entries()) {
    expect(entry.status).toBe('CONFIRMED');
    expect(entry.sequence).toBeGreaterThan(canceled?.entries[index]?.sequence ?? Number.NaN);
  }
});

test('[ENR-06] nobody is told of what is over, nor of a session that is removed', async () => {
  const { first, second } = await addClasses('over');
  const [one = ''] = await addMembers(server, 'over', 1);
  await act(server, one, 'over', server.clock.now());
  await server.clock.moveTo(second - hour);
  await moveMeeting('over', 1, first - hour);
  await passMinute();
  await moveMeeting('over', 2, second + 5 * hour);
  await sql`delete from session where session_id = 'over'`.execute(server.db);
  await passMinute();
  expect(await told(one)).toEqual([]);
});
