import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';
import { nextBegin } from './service/listHits.ts';
import type { CachedCourse } from './service/sharedCatalogue.ts';

// Which courses a member's list has and in which order, with sessions that are made for it.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Catalogue {
  readonly courses: readonly {
    readonly courseId: string;
    readonly sessions: readonly {
      readonly sessionId: string;
      readonly enrollmentStatus: string;
      readonly offerExpiresAt: string | null;
    }[];
  }[];
  readonly total: number;
  readonly nextAfter: number | null;
}

async function list(caller: Caller, page: object = { count: 100 }): Promise<Catalogue> {
  const { listCatalogue } = await caller.query<{ listCatalogue: Catalogue }>(
    `query ($after: Int, $count: Int) { listCatalogue(filter: {}, after: $after, count: $count) {
      courses { courseId sessions { sessionId enrollmentStatus offerExpiresAt } } total nextAfter } }`,
    { ...page },
  );
  return listCatalogue;
}

test('[CAT-05] of a search that is longer than anybody types the first two hundred characters count', async () => {
  const member = await server.as('academy');
  const totalOf = async (query: string): Promise<number> => {
    const text = 'query ($query: String) { listCatalogue(filter: { query: $query }) { total } }';
    return (await member.query<{ listCatalogue: Catalogue }>(text, { query })).listCatalogue.total;
  };
  const found = await totalOf('pricing');
  expect(found).toBeGreaterThan(0);
  expect(await totalOf(`pricing${' '.repeat(193)}zzzz`)).toBe(found);
  expect(await totalOf(`pricing${' '.repeat(180)}qqqqzzzz`)).toBe(0);
});

test('[CAT-03] the last page says that it is the last, also when it is full', async () => {
  const member = await server.as('academy');
  const { courses: shown, total } = await list(member, { count: 1 });
  const others = total - (shown.length - 1);
  const nextOf = async (page: object) => (await list(member, page)).nextAfter;
  expect([await nextOf({ count: others - 1 }), await nextOf({ count: others })]).toEqual([others - 1, null]);
  expect(await nextOf({ count: 2, after: others - 2 })).toBeNull();
});

test('[CAT-03] courses that begin at once are listed by their rating, those without one last', async () => {
  const startAt = server.clock.now() + 11 * day;
  for (const [courseId, rating] of [
    ['rank-a', null],
    ['rank-b', 3],
    ['rank-c', 4.5],
  ] as const) {
    await addSession(server, { sessionId: courseId, courseId, startAt });
    await sql`update course set rating = ${rating} where course_id = ${courseId}`.execute(server.db);
  }
  const { courses: cards } = await list(await server.as('academy'));
  const ranked = cards.map(({ courseId }) => courseId).filter((courseId) => courseId.startsWith('rank-'));
  expect(ranked).toEqual(['rank-c', 'rank-b', 'rank-a']);
});

test('[CAT-03] a course is listed until its last session is over, and by the first that is still to begin', () => {
  const hour = day / 24;
  const session = (startAt: number, listed = true) => ({ startAt, endAt: startAt + hour, listed });
  const begins = (now: number, ...sessions: readonly ReturnType<typeof session>[]) =>
    nextBegin({ sessions } as unknown as CachedCourse, now);
  const two = [session(day), session(2 * day)];
  expect([day - 1, day, 2 * day - 1].map((now) => begins(now, ...two))).toEqual([day, 2 * day, 2 * day]);
  expect([2 * day, 2 * day + hour - 1, 2 * day + hour].map((now) => begins(now, ...two))).toEqual([
    Infinity,
    Infinity,
    null,
  ]);
  expect(begins(0, session(day, false))).toBeNull();
});

test('[CAT-03] a member who takes part in a hidden session finds its course; a line that ended when it began is no part in it', async () => {
  const member = await server.as('academy');
  const now = server.clock.now();
  await addSession(server, { sessionId: 'begun', courseId: 'begun', startAt: now - day, endAt: now + day });
  await sql`update session set hide_in_catalog = true where session_id = 'begun'`.execute(server.db);
  const isFound = async () => (await list(member)).courses.some(({ courseId }) => courseId === 'begun');
  const saveStatus = (status: string, waitlistNumber: number | null) =>
    sql`insert into enrollment (member_id, session_id, customer_id, status, waitlist_number, joined_at, changed_at)
      select member_id, 'begun', customer_id, ${status}, ${waitlistNumber}, ${new Date(now)}, ${new Date(now)} from member
      where member_id = ${member.memberId}
      on conflict (member_id, session_id) do update set status = excluded.status, waitlist_number = excluded.waitlist_number`.execute(
      server.db,
    );
  await saveStatus('WAITLISTED', 1);
  expect(await isFound()).toBe(false);
  await saveStatus('ENROLLED', null);
  expect(await isFound()).toBe(true);
});

test('[CRS-07] a hidden session on demand is on the card for members who hold its area, until it is canceled', async () => {
  const now = server.clock.now();
  const courseId = 'of-the-archive';
  await addSession(server, { sessionId: `${courseId}-1`, courseId, startAt: now + 9 * day });
  await addSession(server, { sessionId: `${courseId}-od`, courseId, startAt: null });
  await sql`update course set open_to = '{business-archive}' where course_id = ${courseId}`.execute(server.db);
  const onCard = async (change: object) => {
    await server.db.updateTable('session').set(change).where('session_id', '=', `${courseId}-od`).execute();
    const { courses: cards } = await list(await server.as('archive'));
    const card = cards.find((one) => one.courseId === courseId);
    return card?.sessions.map(({ sessionId }) => sessionId.slice(courseId.length));
  };
  expect(await onCard({ hide_in_catalog: true })).toEqual(['-1', '-od']);
  expect(await onCard({ cancelled_at: new Date(now) })).toEqual(['-1']);
});

test('[ENR-06] a canceled session counts on no card, also of those who had enrolled', async () => {
  const member = await server.as('academy');
  const now = server.clock.now();
  const courseId = 'called-off';
  await addSession(server, { sessionId: `${courseId}-1`, courseId, startAt: now + 9 * day });
  await addSession(server, { sessionId: `${courseId}-2`, courseId, startAt: now + 19 * day });
  await sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    values (${member.memberId}, ${`${courseId}-1`}, 'consumer', 'ENROLLED', now(), now())`.execute(server.db);
  const onCard = async () => {
    const { courses: cards } = await list(member);
    const card = cards.find((one) => one.courseId === courseId);
    return card?.sessions.map(({ sessionId, enrollmentStatus }) => [sessionId, enrollmentStatus]);
  };
  const other = [`${courseId}-2`, 'ENROLL'];
  expect(await onCard()).toEqual([[`${courseId}-1`, 'ENROLLED'], other]);
  await server.db
    .updateTable('session')
    .set({ cancelled_at: new Date(now) })
    .where('session_id', '=', `${courseId}-1`)
    .execute();
  expect(await onCard()).toEqual([other]);
});

test('[ENR-04] a priority that was used up opens nothing early, on cards as on the page of the session', async () => {
  const member = await server.as('academy');
  const now = server.clock.now();
  await addSession(server, { sessionId: 'early-1', courseId: 'early', startAt: now - 9 * day });
  const next = { sessionId: 'early-2', courseId: 'early', startAt: now + 9 * day, capacity: 25 };
  await addSession(server, { ...next, opensAt: now + day });
  const statuses = async (usedAt: Date | null) => {
    await sql`insert into course_priority (member_id, course_id, session_id, granted_at, used_at)
      values (${member.memberId}, 'early', 'early-1', ${new Date(now - 9 * day)}, ${usedAt})
      on conflict (member_id, course_id, session_id) do update set used_at = excluded.used_at`.execute(server.db);
    const { courses: cards } = await list(member);
    const onCard = cards.flatMap(({ sessions }) => sessions).find(({ sessionId }) => sessionId === 'early-2');
    const { listUserSessionsByCourse: onPage } = await member.query<{
      listUserSessionsByCourse: { sessionId: string; enrollmentStatus: string }[];
    }>('{ listUserSessionsByCourse(courseId: "early") { sessionId enrollmentStatus } }');
    return [onCard?.enrollmentStatus, onPage.map(({ enrollmentStatus }) => enrollmentStatus)];
  };
  expect(await statuses(null)).toEqual(['ENROLL', ['ENROLL']]);
  expect(await statuses(new Date(now))).toEqual(['FUTURE', ['FUTURE']]);
});

test('[ENR-04] an offer that is over or was declined is no offer on a card', async () => {
  const member = await server.as('academy');
  const now = server.clock.now();
  const sessionId = 'offered';
  await addSession(server, { sessionId, courseId: sessionId, startAt: now + 9 * day, capacity: 1 });
  await sql`insert into enrollment (member_id, session_id, customer_id, status, waitlist_number, joined_at, changed_at)
    select member_id, ${sessionId}, customer_id, 'WAITLISTED', 1, ${new Date(now)}, ${new Date(now)} from member
    where member_id = ${member.memberId}`.execute(server.db);
  // its seat is held, so that nobody may claim it without an offer
  await sql`update session_seat set held = 1, waiting = 1 where session_id = ${sessionId}`.execute(server.db);
  const expiresAt = now + day;
  await server.db
    .insertInto('seat_offer')
    .values({
      session_id: sessionId,
      member_id: member.memberId,
      offered_at: new Date(now),
      expires_at: new Date(expiresAt),
    })
    .execute();
  const offered = async () =>
    (await list(member)).courses.flatMap(({ sessions }) => sessions).find((session) => session.sessionId === sessionId)
      ?.offerExpiresAt;
  const expire = (instant: number) =>
    sql`update seat_offer set expires_at = ${new Date(instant)} where session_id = ${sessionId}`.execute(server.db);
  expect(await offered()).toBe(String(expiresAt));
  // over, although the due work has not settled it yet
  await expire(now - 1);
  expect(await offered()).toBeNull();
  await expire(expiresAt);
  expect(await offered()).toBe(String(expiresAt));
  await sql`update seat_offer set settled_at = ${new Date(now)}, claimed = false
    where session_id = ${sessionId}`.execute(server.db);
  expect(await offered()).toBeNull();
});

test('[CAT-03] [THR-47] what is over is listed while a page of it opens for its member', async () => {
  const member = await server.as('academy');
  const now = server.clock.now();
  const courseId = 'over';
  await addSession(server, { sessionId: courseId, courseId, startAt: now - 2 * day, endAt: now - day });
  await sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    select member_id, ${courseId}, customer_id, 'ENROLLED', ${new Date(now)}, ${new Date(now)} from member
    where member_id = ${member.memberId}`.execute(server.db);
  const isListedAs = async (courseType: string) => {
    await sql`update course set course_type = ${courseType} where course_id = ${courseId}`.execute(server.db);
    const { listPastSessions } = await member.query<{ listPastSessions: { sessionId: string }[] }>(
      '{ listPastSessions { sessionId } }',
    );
    const { courses } = await list(member);
    return [
      listPastSessions.some(({ sessionId }) => sessionId === courseId),
      courses.some((course) => course.courseId === courseId),
    ];
  };
  // a Mini-MBA has its own pages, which open by their own area
  expect([await isListedAs('SPRINT'), await isListedAs('BOOTCAMP')]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('[ACC-20] [THR-47] the course of a session that somebody is enrolled in is found while a page of it opens for them', async () => {
  const member = await server.as('academy');
  await addSession(server, { sessionId: 'beyond-1', courseId: 'beyond', startAt: server.clock.now() + 9 * day });
  await sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    select member_id, 'beyond-1', customer_id, 'ENROLLED', ${new Date(0)}, ${new Date(0)} from member
    where member_id = ${member.memberId}`.execute(server.db);
  const codeAs = async (courseType: string) => {
    await sql`update course set course_type = ${courseType} where course_id = 'beyond'`.execute(server.db);
    return (await member.ask('{ getCourse(courseId: "beyond") { lessonCount } }')).errors?.[0]?.extensions.code;
  };
  // a Mini-MBA has its own pages, which open by their own area
  expect([await codeAs('SPRINT'), await codeAs('BOOTCAMP')]).toEqual([undefined, 'NOT_FOUND']);
});
