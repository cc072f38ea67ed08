import { unreleasedSessionId } from '@atrium/content/flags.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMember, type MemberContext } from '../../base/context.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { getSessionLink } from './service/calendar.ts';
import { saveEnrollment } from './service/saveEnrollment.ts';
import { act, addMembers, addSession, contextOf, seatsOf } from './workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Saved {
  readonly enrollmentStatus: string | null;
  readonly session: { readonly enrollmentStatus: string; readonly seatsRemaining: number | null } | null;
  readonly error: { readonly code: string } | null;
  readonly conflictSession: { readonly sessionId: string } | null;
}

async function save(caller: Caller, input: Record<string, unknown>): Promise<Saved> {
  const { saveEnrollment } = await caller.query<{ saveEnrollment: Saved }>(
    `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) {
      enrollmentStatus session { enrollmentStatus seatsRemaining } error { code } conflictSession { sessionId } } }`,
    { input: { userId: caller.memberId, ...input } },
  );
  return saveEnrollment;
}

/** A session of the demo world that is full and has six members on its waitlist. */
const full = 'leading-through-ambiguity-1';

const codeOf = async (caller: Caller, document: string): Promise<string | undefined> =>
  (await caller.ask(document)).errors?.[0]?.extensions.code;

test('[ENR-04] a member enrolls and unenrolls, with a mail each time', async () => {
  const member = await server.as('academy');
  const sessionId = 'segments-that-hold-1';
  expect(await save(member, { sessionId })).toMatchObject({
    enrollmentStatus: 'ENROLLED',
    session: { enrollmentStatus: 'ENROLLED' },
    error: null,
  });
  expect(await save(member, { sessionId })).toMatchObject({ enrollmentStatus: 'ENROLLED', error: null });
  expect(await save(member, { sessionId, unenroll: true })).toMatchObject({ enrollmentStatus: 'ENROLL', error: null });
  const mails = (await server.mails()).filter((mail) => mail.text.includes('Segments That Hold'));
  expect(mails.map((mail) => mail.subject).toSorted()).toEqual(
    ["You're enrolled: Segments That Hold", "You've unenrolled from Segments That Hold"].toSorted(),
  );
  const { start_at: startAt, time_zone: timeZone } = await server.db
    .selectFrom('session')
    .select(['start_at', 'time_zone'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  expect(timeZone).not.toBe('UTC');
  const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', dateStyle: 'full', timeZone });
  const enrolled = mails.find((mail) => mail.subject.startsWith("You're enrolled"));
  expect(enrolled?.to).toContain('academy@');
  expect(enrolled?.text.replaceAll(/\s+/g, ' ')).toContain(
    `It starts ${clock.format(startAt ?? 0).replaceAll(/\s+/g, ' ')}`,
  );
});

test('[ENR-04] joining a full session means the last place of its waitlist', async () => {
  const member = await server.as('academy');
  const sessionId = full;
  expect(await save(member, { sessionId })).toMatchObject({ enrollmentStatus: 'WAITLISTED' });
  const { getUserSession } = await member.query<{ getUserSession: { waitlistPosition: number } }>(
    `{ getUserSession(sessionId: "${sessionId}") { waitlistPosition } }`,
  );
  expect(getUserSession.waitlistPosition).toBe(7);
  const mail = (await server.mails()).find(({ subject }) => subject.startsWith("You're on the waitlist: "));
  expect(mail?.html).toMatch(/<img src="[^"]+\/cover\/[^"]+\.strip\.png"/);
});

test('[ENR-05] a session without a record is NO_STATUS', async () => {
  const trial = await server.as('trial');
  const document = '{ getUserSession(sessionId: "unit-economics-1") { enrollmentStatus sessionMeta { eventLink } } }';
  expect(await trial.query(document)).toEqual({
    getUserSession: { enrollmentStatus: 'NO_STATUS', sessionMeta: { eventLink: null } },
  });
});

test('[ENR-04] another session of a course is refused with the current seat, and swapped on request', async () => {
  const member = await server.as('planner');
  expect(await save(member, { sessionId: 'ai-first-strategy-1' })).toMatchObject({ enrollmentStatus: 'ENROLLED' });
  const refused = await save(member, { sessionId: 'ai-first-strategy-2' });
  expect(refused).toMatchObject({
    error: { code: 'COURSE_SEAT_HELD' },
    conflictSession: { sessionId: 'ai-first-strategy-1' },
  });
  const swapped = await save(member, { sessionId: 'ai-first-strategy-2', swapFrom: 'ai-first-strategy-1' });
  expect(swapped).toMatchObject({ enrollmentStatus: 'ENROLLED', error: null });
});

test('[ENR-04] [THR-24] [STF-05] only staff enroll somebody else, which is audited with its reason', async () => {
  const member = await server.as('trial');
  const other = await server.as('member');
  const sessionId = 'scenario-planning-1';
  expect(await save(member, { userId: other.memberId, sessionId })).toMatchObject({ error: { code: 'FORBIDDEN' } });
  const employee = await server.as('employee');
  expect(await save(employee, { userId: other.memberId, sessionId })).toMatchObject({ enrollmentStatus: 'ENROLLED' });
  const entries = () =>
    server.db
      .selectFrom('audit_entry')
      .select(['actor_member_id', 'subject'])
      .where('action', '=', 'MEMBER_ENROLLED')
      .execute();
  const written = [{ actor_member_id: employee.memberId, subject: `member/${other.memberId}` }];
  expect(await entries()).toEqual(written);
  // what changes nothing is no entry
  expect(await save(employee, { userId: other.memberId, sessionId })).toMatchObject({ enrollmentStatus: 'ENROLLED' });
  expect(await entries()).toEqual(written);

  const removed = async () => {
    const unenrolled = await save(employee, {
      userId: other.memberId,
      sessionId,
      unenroll: true,
      reason: 'By mistake.',
    });
    expect(unenrolled).toMatchObject({ enrollmentStatus: 'ENROLL' });
    const rows = await server.db
      .selectFrom('audit_entry')
      .select(['subject', 'reason'])
      .where('action', '=', 'MEMBER_UNENROLLED')
      .execute();
    return rows;
  };
  // it takes a seat away (D96)
  expect(await save(employee, { userId: other.memberId, sessionId, unenroll: true })).toMatchObject({
    error: { code: 'INVALID_INPUT' },
  });
  for (const _time of [1, 2])
    expect(await removed()).toEqual([{ subject: `member/${other.memberId}`, reason: 'By mistake.' }]);

  // the member's own entitlements count, not those of the staff member who acts
  const limited = await server.as('limited');
  const closed = { userId: limited.memberId, sessionId: 'unit-economics-1' };
  expect(await save(employee, closed)).toMatchObject({ error: { code: 'FORBIDDEN' } });
  expect(await entries()).toEqual(written);
});

test('[ENR-04] a session outside the plan is refused, a hidden one is not found', async () => {
  const limited = await server.as('limited');
  expect(await save(limited, { sessionId: 'unit-economics-1' })).toMatchObject({ error: { code: 'FORBIDDEN' } });
  expect(await save(limited, { sessionId: 'scenario-planning-1' })).toMatchObject({ enrollmentStatus: 'ENROLLED' });
  expect(await save(limited, { sessionId: 'mini-mba-leadership-1' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  expect(await codeOf(limited, '{ getUserSession(sessionId: "mini-mba-leadership-1") { title } }')).toBe('NOT_FOUND');
  const ondemand = await server.as('ondemand');
  expect(await save(ondemand, { sessionId: 'unit-economics-1' })).toMatchObject({ error: { code: 'FORBIDDEN' } });
});

test('[API-03] a refused mutation says why, and what would unlock it', async () => {
  const lock = 'This session comes with Unlimited or AI Academy.';
  const member = await server.as('limited');
  const { saveEnrollment } = await member.query<{ saveEnrollment: { error: Record<string, unknown> } }>(
    `mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) {
      error { code message reason unlock field retryAfter } } }`,
    { input: { userId: member.memberId, sessionId: 'segments-that-hold-1' } },
  );
  expect(saveEnrollment.error).toEqual({
    code: 'FORBIDDEN',
    message: lock,
    reason: 'ENTITLEMENT',
    unlock: expect.arrayContaining([expect.stringMatching(/^(?:area|session|course)\//)]) as unknown,
    field: null,
    retryAfter: null,
  });
});

test('[ENR-04] visitors are refused', async () => {
  const mutation = 'mutation { saveEnrollment(input: { userId: "x", sessionId: "y" }) { userId } }';
  expect(await codeOf(server.stranger, mutation)).toBe('UNAUTHENTICATED');
  expect(await codeOf(server.stranger, '{ getUserSession(sessionId: "y") { title } }')).toBe('UNAUTHENTICATED');
  expect(await codeOf(server.stranger, '{ getSessionLink(sessionId: "y") { url } }')).toBe('UNAUTHENTICATED');
});

test('[ENR-02] the dates of a session, which each of its pages asks for, are planned once a connection', async () => {
  const member = await server.as('member');
  const sent = await recordSql(() => member.query('{ getSessionLink(sessionId: "ai-leaders-2") { url } }'));
  const names = sent.filter(({ text }) => text.includes('session_facts(')).map(({ name }) => name);
  expect(names).toEqual([expect.any(String)]);
});

interface Links {
  readonly url: string;
  readonly googleUrl: string;
  readonly outlookUrl: string;
}
const linkDocument = `query ($forceRefresh: Boolean) {
  getSessionLink(sessionId: "unit-economics-1", sessionTitle: "Not\\r\\nmine", date: "1999-01-01", forceRefresh: $forceRefresh) {
    url googleUrl outlookUrl } }`;

test('[ENR-02] [THR-45] the calendar address is stable, serves the server’s values, and ends when refreshed', async () => {
  const member = await server.as('archive');
  expect(await codeOf(member, linkDocument)).toBe('NOT_ENROLLED');
  await save(member, { sessionId: 'unit-economics-1' });
  const ask = async (forceRefresh: boolean): Promise<Links> =>
    (await member.query<{ getSessionLink: Links }>(linkDocument, { forceRefresh })).getSessionLink;
  const link = await ask(false);
  expect(await ask(false)).toEqual(link);
  expect(link.googleUrl).toContain('text=Unit+Economics');
  expect(link.outlookUrl).toContain('subject=Unit+Economics');

  const file = await fetch(link.url);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  // the address is the secret
  expect(file.headers.get('referrer-policy')).toBe('no-referrer');
  const text = (await file.text()).replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Unit Economics');
  expect(text).not.toContain('Not');
  expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z/);
  expect(text).toContain('STATUS:CONFIRMED');

  await server.clock.advance(2 * minute);
  const renewed = await ask(true);
  expect(renewed.url).not.toBe(link.url);
  expect((await fetch(link.url)).status).toBe(404);
  const again = await member.ask(linkDocument, { forceRefresh: true });
  expect(again.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');

  await save(member, { sessionId: 'unit-economics-1', unenroll: true });
  const called = await (await fetch(renewed.url)).text();
  expect(called).toContain('STATUS:CANCELLED');
  expect(uidsOf(called)).toEqual(uidsOf(text));
  expect(sequenceOf(called)).toBeGreaterThan(sequenceOf(text));
});

test('[ENR-02] an address that is made by a refresh is no refreshed one: it can be ended at once', async () => {
  const member = await server.as('planner');
  await save(member, { sessionId: 'unit-economics-1' });
  const renew = async () =>
    (await member.query<{ getSessionLink: Links }>(linkDocument, { forceRefresh: true })).getSessionLink.url;
  const first = await renew();
  const second = await renew();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  await save(member, { sessionId: 'unit-economics-1', unenroll: true });
});

test('[ENR-02] the links to web calendars take the next meeting, and the last one when all are over', async () => {
  const member = await server.as('academy');
  const first = Math.ceil(server.clock.now() / hour) * hour + 3 * day;
  const starts = [first, first + day];
  await addSession(server, { sessionId: 'linked', courseId: 'linked', startAt: first, endAt: first + day + hour });
  await server.db
    .insertInto('meeting')
    .values(
      starts.map((start, index) => ({
        session_id: 'linked',
        meeting_number: index + 1,
        title: `Class ${String(index + 1)}`,
        start_at: new Date(start),
        end_at: new Date(start + hour),
      })),
    )
    .execute();
  expect(await save(member, { sessionId: 'linked' })).toMatchObject({ enrollmentStatus: 'ENROLLED' });
  const linkAt = async (now: number) => {
    const link = await getSessionLink(await asMemberAt(member, now), { sessionId: 'linked', forceRefresh: false });
    if (!link.ok) throw new Error(link.refusal.code);
    const { googleUrl, outlookUrl } = link.value;
    const [google, outlook] = [new URL(googleUrl).searchParams, new URL(outlookUrl).searchParams];
    const at = Date.parse(outlook.get('startdt') ?? '');
    expect(google.get('dates')?.slice(0, 16)).toBe(new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, ''));
    return [google.get('text'), at];
  };
  expect(await linkAt(first + hour - 1)).toEqual(['Run linked: Class 1', first]);
  expect(await linkAt(first + hour)).toEqual(['Run linked: Class 2', first + day]);
  expect(await linkAt(first + 9 * day)).toEqual(['Run linked: Class 2', first + day]);
});

/** The context of a caller at `now`, epoch milliseconds. */
async function asMemberAt(caller: Caller, now: number): Promise<MemberContext> {
  const ctx = server.context(null, now);
  return asMember({ ...ctx, viewer: await findViewer(ctx, caller.memberId) });
}

const uidsOf = (text: string): string[] => text.match(/UID:.*/g)?.map((line) => line.trim()) ?? [];
const sequenceOf = (text: string): number => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);

test('[ENR-04] the end of a session completes enrollments and closes waitlists', async () => {
  // two months later none of the sessions of the other tests would be open
  const own = await startServer();
  try {
    const member = await own.as('academy');
    const statusOf = async (sessionId: string): Promise<unknown> =>
      (
        await member.query<{ getUserSession: { enrollmentStatus: string } }>(
          `{ getUserSession(sessionId: "${sessionId}") { enrollmentStatus } }`,
        )
      ).getUserSession.enrollmentStatus;
    expect(await save(member, { sessionId: full })).toMatchObject({ enrollmentStatus: 'WAITLISTED' });
    expect(await statusOf('decision-writing-1')).toBe('ENROLLED');
    await own.clock.advance(60 * day + hour);
    expect(await statusOf('decision-writing-1')).toBe('COMPLETED');
    expect(await statusOf(full)).toBe('CLOSED');
    const waiting = await own.db
      .selectFrom('enrollment')
      .select('member_id')
      .where('session_id', '=', full)
      .where('status', '=', 'WAITLISTED')
      .execute();
    expect(waiting).toEqual([]);
  } finally {
    await own.close();
  }
});

test('[ENR-04] a clientSeq consists of digits: anything else is refused', async () => {
  const member = await server.as('member');
  const text = 'mutation ($input: SaveEnrollmentInput!) { saveEnrollment(input: $input) { sessionId } }';
  for (const clientSeq of ['', '1e3', '-1', '1.5', ' 1', '1'.repeat(16), 1]) {
    const input = { userId: member.memberId, sessionId: full, clientSeq };
    const { data, errors } = await member.ask(text, { input });
    expect([clientSeq, data ?? null, errors?.[0]?.extensions.code]).toEqual([clientSeq, null, 'INVALID_INPUT']);
  }
});

test('[ENR-04] [THR-38] staff fill a session that only they enroll in up to its capacity', async () => {
  const employee = await server.as('employee');
  const startAt = server.clock.now() + 10 * day;
  await addSession(server, { sessionId: 'by-staff', courseId: 'by-staff', startAt, capacity: 1, manual: true });
  const [first, second] = await addMembers(server, 'by-staff', 2);
  expect(await save(employee, { userId: first, sessionId: 'by-staff' })).toMatchObject({
    enrollmentStatus: 'ENROLLED',
  });
  expect(await save(employee, { userId: second, sessionId: 'by-staff' })).toMatchObject({
    enrollmentStatus: null,
    error: { code: 'SESSION_FULL' },
  });
});

test('[ENR-03] a member who may open no page of courses any more still leaves what they joined, and joins nothing', async () => {
  const now = server.clock.now();
  await addSession(server, { sessionId: 'lapsed', courseId: 'lapsed', startAt: now + 10 * day, capacity: 3 });
  await addSession(server, { sessionId: 'lapsed-too', courseId: 'lapsed-too', startAt: now + 10 * day });
  const [memberId = ''] = await addMembers(server, 'lapsed', 1);
  expect(await act(server, memberId, 'lapsed', now)).toBe('ENROLLED');
  const ctx = contextOf(server, memberId, now);
  const without: MemberContext = { ...ctx, viewer: { ...ctx.viewer, entitlements: [] } };
  const ask = async (sessionId: string, unenroll: boolean) => {
    const input = { userId: memberId, sessionId, unenroll, swapFrom: null, clientSeq: null, deviceId: '' };
    const outcome = await saveEnrollment(without, input);
    return outcome.ok ? outcome.value.enrollmentStatus : outcome.refusal.code;
  };
  expect(await ask('lapsed-too', false)).toBe('FORBIDDEN');
  expect(await ask('lapsed-too', true)).toBe('NOT_FOUND');
  expect(await ask('lapsed', true)).toBe('ENROLL');
  expect(await seatsOf(server, 'lapsed')).toMatchObject({ kept: { taken: 0 }, counted: { taken: 0 } });
});

test('[SSN-04] nobody enrolls themselves in an on-demand session that is not released; staff may enroll people before', async () => {
  const member = await server.as('trial');
  const sessionId = unreleasedSessionId;
  expect(await save(member, { sessionId })).toMatchObject({
    enrollmentStatus: null,
    error: { code: 'SESSION_NOT_OPEN' },
  });
  const employee = await server.as('employee');
  const userId = member.memberId;
  expect(await save(employee, { userId, sessionId })).toMatchObject({ enrollmentStatus: 'ENROLLED', error: null });
  expect(await save(member, { sessionId })).toMatchObject({ enrollmentStatus: 'ENROLLED', error: null });
  expect(await save(member, { sessionId, unenroll: true })).toMatchObject({ error: null });
});
