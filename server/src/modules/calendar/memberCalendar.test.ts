import { day, hour, minute } from '@atrium/domain/time.ts';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';
import { mailComingDates } from './service/mailComingDates.ts';

let server: TestServer;
let member: Caller;
beforeAll(async () => {
  server = await startServer();
  member = await server.as('academy');
});
afterAll(() => server.close());

interface Entry {
  readonly status: string;
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  readonly uid: string;
}

/** The entries of a calendar by their ids of the product. */
function parse(text: string): Map<string, Entry> {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return new Map(
    calendar.getAllSubcomponents('vevent').map((entry) => {
      const event = new ICAL.Event(entry);
      const times = { start: event.startDate.toJSDate().getTime(), end: event.endDate.toJSDate().getTime() };
      const status = String(entry.getFirstPropertyValue('status'));
      return [event.uid.replace(/@.*$/, ''), { status, sequence: event.sequence, uid: event.uid, ...times }];
    }),
  );
}

async function read(url: string): Promise<Map<string, Entry>> {
  const response = await fetch(url);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  return parse(await response.text());
}

const addressOf = async (caller: Caller): Promise<string> =>
  (await caller.query<{ getMemberCalendar: { url: string } }>('{ getMemberCalendar { url webcalUrl } }'))
    .getMemberCalendar.url;

async function enroll(caller: Caller, sessionId: string, unenroll = false): Promise<void> {
  const { saveEnrollment } = await caller.query<{ saveEnrollment: { error: unknown } }>(
    'mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { error { code } } }',
    { input: { userId: caller.memberId, sessionId, unenroll } },
  );
  expect(saveEnrollment.error).toBeNull();
}

/** A session with these meetings, [start, end] in epoch milliseconds. */
async function addClass(sessionId: string, spans: readonly (readonly [number, number])[]): Promise<void> {
  const [startAt, endAt] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];
  await addSession(server, { sessionId, courseId: sessionId, startAt, endAt });
  await sql`update session set time_zone = 'America/New_York' where session_id = ${sessionId}`.execute(server.db);
  for (const [index, [from, to]] of spans.entries()) {
    await server.db
      .insertInto('meeting')
      .values({
        session_id: sessionId,
        meeting_number: index + 1,
        title: 'Class, with; signs',
        start_at: new Date(from),
        end_at: new Date(to),
      })
      .execute();
  }
}

// New York moves its clocks at 07:00 UTC on March 14, 2027
const before = Date.UTC(2027, 2, 13, 17);
const after = Date.UTC(2027, 2, 15, 16);

test('[CAT-09] [EVT-07] one address has all classes and events of its member, at their instants across daylight saving', async () => {
  await addClass('saving', [
    [before, before + hour],
    [after, after + hour],
  ]);
  await enroll(member, 'saving');
  const entries = await read(await addressOf(member));
  expect(entries.get('saving-1')).toMatchObject({ start: before, end: before + hour, status: 'CONFIRMED' });
  expect(entries.get('saving-2')).toMatchObject({ start: after, end: after + hour, status: 'CONFIRMED' });
  expect(entries.get('decision-writing-1-1')?.status).toBe('CONFIRMED');
  expect([...entries.keys()].some((id) => id.startsWith('pricing-as-strategy'))).toBe(false);
  const statusAfter = async (status: 'ACTIVE' | 'DELETED') => {
    await member.query(
      `mutation { saveMemberEventRsvp(input: { userId: "${member.memberId}", memberEventId: "what-changed-in-ai", status: ${status} }) { error { code } } }`,
    );
    return (await read(await addressOf(member))).get('event-what-changed-in-ai')?.status;
  };
  expect(await statusAfter('ACTIVE')).toBe('CONFIRMED');
  // a calendar that keeps what is no longer in its feed takes it away by this
  expect(await statusAfter('DELETED')).toBe('CANCELLED');
});

test('[ENR-02] [ENR-03] enrolling and leaving are mailed with the dates, which the calendar adds and removes by the same ids', async () => {
  await addClass('mailed', [
    [before, before + hour],
    [after, after + hour],
  ]);
  const calendarOf = async (subject: string) => {
    const mail = (await server.mails()).find(
      (sent) => sent.subject.startsWith(subject) && sent.subject.includes('mailed'),
    );
    return mail?.calendar ?? null;
  };
  await enroll(member, 'mailed');
  const added = await calendarOf("You're enrolled");
  expect(added).toContain('METHOD:REQUEST');
  const first = parse(added ?? '');
  expect([...first.keys()]).toEqual(['mailed-1', 'mailed-2']);
  expect(first.get('mailed-2')).toMatchObject({ start: after, status: 'CONFIRMED' });
  expect(added).toContain('ORGANIZER');
  expect(added).toContain('ATTENDEE');

  // a moved meeting raises the sequence of its entry only
  const moved = after + 2 * hour;
  await sql`update meeting set start_at = ${new Date(moved)}, end_at = ${new Date(moved + hour)}
    where session_id = 'mailed' and meeting_number = 2`.execute(server.db);
  const feed = await read(await addressOf(member));
  expect(feed.get('mailed-1')).toEqual(first.get('mailed-1'));
  expect(feed.get('mailed-2')).toMatchObject({ uid: first.get('mailed-2')?.uid, start: moved, status: 'CONFIRMED' });
  expect(feed.get('mailed-2')?.sequence).toBeGreaterThan(first.get('mailed-2')?.sequence ?? NaN);

  await server.clock.advance(minute);
  await enroll(member, 'mailed', true);
  const removed = await calendarOf("You've unenrolled");
  expect(removed).toContain('METHOD:CANCEL');
  const last = parse(removed ?? '');
  for (const id of ['mailed-1', 'mailed-2']) {
    expect(last.get(id)).toMatchObject({ uid: first.get(id)?.uid, status: 'CANCELLED' });
    expect(last.get(id)?.sequence).toBeGreaterThan(feed.get(id)?.sequence ?? NaN);
  }
  expect((await read(await addressOf(member))).get('mailed-1')).toEqual(last.get('mailed-1'));
});

test('[CAT-09] a canceled session is canceled in the calendar, with a higher sequence', async () => {
  await addClass('off', [[before, before + hour]]);
  await enroll(member, 'off');
  const url = await addressOf(member);
  const planned = (await read(url)).get('off-1');
  await sql`update session set cancelled_at = ${new Date(server.clock.now())} where session_id = 'off'`.execute(
    server.db,
  );
  const canceled = (await read(url)).get('off-1');
  expect(canceled).toMatchObject({ uid: planned?.uid, status: 'CANCELLED' });
  expect(canceled?.sequence).toBeGreaterThan(planned?.sequence ?? NaN);
});

test('[THR-45] the address is the member’s own, ends with a reset, and a guess opens nothing', async () => {
  const url = await addressOf(member);
  expect(await addressOf(await server.as('member'))).not.toBe(url);
  await member.query(
    'mutation { resetEventsCalendar(input: { deviceId: "c", clientSeq: "1" }) { url error { code } } }',
  );
  expect((await fetch(url)).status).toBe(404);
  const fresh = await addressOf(member);
  expect(fresh).not.toBe(url);
  expect((await read(fresh)).size).toBeGreaterThan(0);
  for (const guess of ['a', 'a'.repeat(22), '..', '%00']) {
    expect((await fetch(new URL(`/calendar/member/${guess}.ics`, server.origin))).status).toBe(404);
  }
});

test('[CAT-09] [EVT-07] what is over stays in the calendar for ninety days, and what was never answered or joined is not in it', async () => {
  const now = Math.floor(server.clock.now() / 1000) * 1000;
  const event = (id: string, endedAgo: number) => ({
    member_event_id: id,
    title: id,
    hero_image_url: '/x.svg',
    start_at: new Date(now - endedAgo - hour),
    end_at: new Date(now - endedAgo),
  });
  const events = [event('kept', 89 * day), event('gone', 91 * day), event('unanswered', day)];
  await server.db.insertInto('member_event').values(events).execute();
  const { memberId } = member;
  await server.db
    .insertInto('member_event_rsvp')
    .values(
      ['kept', 'gone'].map((id) => ({
        member_id: memberId,
        member_event_id: id,
        customer_id: 'consumer',
        status: 'ACTIVE' as const,
        changed_at: new Date(now - 99 * day),
      })),
    )
    .execute();
  for (const [id, ago] of [
    ['class-kept', 89 * day],
    ['class-gone', 91 * day],
  ] as const) {
    await addClass(id, [[now - ago - hour, now - ago]]);
    await server.db
      .insertInto('enrollment')
      .values({
        member_id: memberId,
        session_id: id,
        customer_id: 'consumer',
        status: 'ENROLLED' as const,
        joined_at: new Date(now - 99 * day),
        changed_at: new Date(now - 99 * day),
      })
      .execute();
  }
  const ids = [...(await read(await addressOf(member))).keys()];
  expect(ids.filter((id) => /^event-(?:kept|gone|unanswered)$|^class-/.test(id)).sort()).toEqual([
    'class-kept-1',
    'event-kept',
  ]);
});

test('[EVT-07] [THR-45] whose access to events has ended keeps the classes in the calendar, without the events', async () => {
  const caller = await server.as('planner');
  await addClass('still', [[before, before + hour]]);
  await enroll(caller, 'still');
  await caller.query(
    `mutation { saveMemberEventRsvp(input: { userId: "${caller.memberId}", memberEventId: "what-changed-in-ai", status: ACTIVE }) { error { code } } }`,
  );
  const url = await addressOf(caller);
  const shown = async () => {
    const ids = [...(await read(url)).keys()];
    return ['still-1', 'event-what-changed-in-ai'].filter((id) => ids.includes(id));
  };
  expect(await shown()).toEqual(['still-1', 'event-what-changed-in-ai']);
  await server.db.deleteFrom('entitlement_grant').where('member_id', '=', caller.memberId).execute();
  await server.clock.advance(0);
  expect(await shown()).toEqual(['still-1']);
});

test('[CAT-09] a waitlist that was left, or closed, was in no calendar, and is not canceled in it', async () => {
  const caller = await server.as('archive');
  const startAt = Math.ceil(server.clock.now() / hour) * hour + 10 * day;
  const [left, seated] = ['line-left', 'line-seated'];
  for (const sessionId of [left, seated]) {
    await addSession(server, { sessionId, courseId: sessionId, startAt, capacity: sessionId === left ? 0 : 1 });
  }
  await enroll(caller, left);
  await enroll(caller, left, true);
  await enroll(caller, seated);
  await enroll(caller, seated, true);
  const entries = await read(await addressOf(caller));
  expect([entries.get(left)?.status, entries.get(seated)?.status]).toEqual([undefined, 'CANCELLED']);
});

test('[ACT-06] the dates for a new address are those to come that take place: none that was left, called off or is over', async () => {
  const caller = await server.as('trial');
  const now = Math.ceil(server.clock.now() / hour) * hour;
  for (const sessionId of ['comes', 'left', 'called-off']) {
    await addClass(sessionId, [[now + 2 * day, now + 2 * day + hour]]);
    await enroll(caller, sessionId);
  }
  await addClass('was', [[now - day, now - day + hour]]);
  await server.db
    .insertInto('enrollment')
    .values({
      member_id: caller.memberId,
      session_id: 'was',
      customer_id: 'consumer',
      status: 'ENROLLED',
      joined_at: new Date(now - 9 * day),
      changed_at: new Date(now - 9 * day),
    })
    .execute();
  await enroll(caller, 'left', true);
  await sql`update session set cancelled_at = ${new Date(now)} where session_id = 'called-off'`.execute(server.db);
  const email = 'moved@elsewhere.example';
  await mailComingDates(server.context(null, server.clock.now()), { memberId: caller.memberId, email });
  const [mail, ...more] = (await server.mails()).filter(({ to }) => to === email);
  expect(more).toEqual([]);
  const ids = [...parse(mail?.calendar ?? '').keys()];
  expect(ids.filter((id) => /^(?:comes|left|called-off|was)-/.test(id))).toEqual(['comes-1']);
  // so are those for the next address, and for the one of before that
  for (const [to, times] of [
    ['moved-on@elsewhere.example', 1],
    [email, 2],
  ] as const) {
    await mailComingDates(server.context(null, server.clock.now()), { memberId: caller.memberId, email: to });
    expect((await server.mails()).filter((each) => each.to === to)).toHaveLength(times);
  }
});
