import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { addSession } from '../enrollment/workshop.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Session {
  readonly sessionId: string;
  readonly enrollmentStatus: string;
  readonly [flag: string]: unknown;
}

const flags = `sessionId courseId enrollmentStatus enrollable waitListOpen isActive enrolled waitListed closed comingSoon
  userCompleted happeningNow startAtDate endAtDate`;

const sessionsOf = async (name: string): Promise<Session[]> => {
  const document = `{ listUserSessions { ${flags} } listPastSessions { ${flags} } }`;
  const lists = await (await server.as(name)).query<Record<string, Session[]>>(document);
  return Object.values(lists).flat();
};

test('[API-02] [CRS-02] a session has the flags that its status and the time give it', async () => {
  const sessions = [...(await sessionsOf('member')), ...(await sessionsOf('waiting'))];
  const flagOf = {
    enrollable: 'ENROLL',
    waitListOpen: 'WAITLIST',
    enrolled: 'ENROLLED',
    waitListed: 'WAITLISTED',
    closed: 'CLOSED',
    comingSoon: 'FUTURE',
    userCompleted: 'COMPLETED',
  };
  for (const [flag, status] of Object.entries(flagOf)) {
    const raised = sessions.filter((session) => session[flag] === true);
    expect([flag, raised.length > 0]).toEqual([flag, true]);
    expect(raised).toEqual(sessions.filter((session) => session.enrollmentStatus === status));
  }
  expect(sessions.some(({ isActive, happeningNow }) => isActive === true && happeningNow === true)).toBe(true);
  expect(sessions.some(({ isActive, happeningNow }) => isActive === false && happeningNow === false)).toBe(true);
});

test('[API-02] a day of a session is that of its own zone', async () => {
  await addSession(server, {
    sessionId: 'late-evening',
    courseId: 'late-evening',
    startAt: Date.UTC(2027, 0, 2, 3),
    endAt: Date.UTC(2027, 0, 2, 6),
  });
  await sql`update session set time_zone = 'America/New_York' where session_id = 'late-evening'`.execute(server.db);
  const late = (await sessionsOf('member')).find(({ sessionId }) => sessionId === 'late-evening');
  expect(late).toMatchObject({ startAtDate: '2027-01-01', endAtDate: '2027-01-02' });
});

interface Card {
  readonly courseId: string;
  readonly numUpcomingSessions: number;
  readonly hasOnDemand: boolean;
  readonly isActive: boolean;
  readonly userCompleted: boolean;
  readonly completedLiveSession: boolean;
  readonly hasEarnedBadge: boolean;
  readonly userEarnedBadge: boolean;
  readonly onDemandSession: { readonly sessionId: string } | null;
  readonly nextUpcomingSession: Session | null;
  readonly sessions: readonly Session[];
}

const cardsOf = async (name: string): Promise<Card[]> => {
  const { listCatalogue } = await (
    await server.as(name)
  ).query<{ listCatalogue: { courses: Card[] } }>(
    `{ listCatalogue(filter: {}, count: 100) { courses { courseId numUpcomingSessions hasOnDemand isActive userCompleted
      completedLiveSession hasEarnedBadge userEarnedBadge onDemandSession { sessionId }
      nextUpcomingSession { sessionId startAtDate endAtDate enrollmentStatus hoursLeftToEnroll }
      sessions { sessionId sessionType isActive userCompleted enrollmentStatus onDemandAvailable mcSprintAvailable } } } }`,
  );
  return listCatalogue.courses;
};

test('[API-02] a card says what its sessions are together, and counts those beyond the next three', async () => {
  const now = server.clock.now();
  for (const n of [5, 4, 3, 2, 1]) {
    await addSession(server, {
      sessionId: `often-${String(n)}`,
      courseId: 'often',
      startAt: now + n * day + 1.5 * hour,
    });
  }
  await addSession(server, { sessionId: 'often-any-time', courseId: 'often', startAt: null });
  const cards = await cardsOf('member');
  const often = cards.find(({ courseId }) => courseId === 'often');
  expect(often).toMatchObject({
    numUpcomingSessions: 5,
    hasOnDemand: true,
    onDemandSession: { sessionId: 'often-any-time' },
    nextUpcomingSession: { sessionId: 'often-1', enrollmentStatus: 'ENROLL', hoursLeftToEnroll: 25 },
    isActive: false,
    userCompleted: false,
  });
  expect(often?.sessions).toHaveLength(4);
  expect(often?.sessions.every(({ onDemandAvailable }) => onDemandAvailable === true)).toBe(true);
  expect(often?.sessions.every(({ mcSprintAvailable }) => mcSprintAvailable === true)).toBe(true);

  for (const card of cards) {
    expect(card.userEarnedBadge).toBe(card.hasEarnedBadge);
    expect(card.isActive).toBe(card.sessions.some(({ isActive }) => isActive === true));
    expect(card.userCompleted).toBe(card.sessions.some(({ userCompleted }) => userCompleted === true));
    expect(card.hasOnDemand).toBe(card.onDemandSession !== null);
    expect(card.nextUpcomingSession === null).toBe(card.numUpcomingSessions === 0);
  }
  expect(cards.some(({ isActive }) => isActive)).toBe(true);
  expect(cards.some(({ completedLiveSession }) => completedLiveSession)).toBe(true);
  expect(cards.some(({ hasOnDemand }) => !hasOnDemand)).toBe(true);
});

test('[API-02] a session says of its course what the page of the course says', async () => {
  const member = await server.as('member');
  const meta = `courseMeta { hideTimeAndFacultyLabels badgeAsCompletion topTakeaway whoWillBenefit whatYouWillLeaveWith
    sprintTrailerJwPlayerFileId sprintTrailerCoverImageUrl courseSyllabusUrl }`;
  const answer = await member.query<{
    getUserSession: { faculties: unknown; courseRating: number; courseMeta: unknown; wpCohortSlug: string };
    getCourse: { faculties: { fullName: string }[]; courseRating: number; courseMeta: object; trailer: object };
    getSessionContent: { courseMeta: unknown };
    getOnDemandContent: { courseMeta: unknown; hidePreview: boolean };
  }>(`{ getUserSession(sessionId: "ai-leaders-2") { wpCohortSlug courseRating faculties { fullName } ${meta} }
    getCourse(courseId: "ai-leaders") { courseRating faculties { fullName } ${meta} trailer { thumbnailUrl } }
    getSessionContent(sessionId: "ai-leaders-2") { ${meta} }
    getOnDemandContent(courseId: "ai-leaders") { hidePreview ${meta} } }`);
  const { getCourse: course, getUserSession: session, getSessionContent, getOnDemandContent } = answer;
  expect(session).toEqual({
    wpCohortSlug: 'ai-for-business-leaders-this-month',
    courseRating: course.courseRating,
    faculties: course.faculties,
    courseMeta: course.courseMeta,
  });
  expect(course.faculties.length).toBeGreaterThan(0);
  expect(getSessionContent.courseMeta).toEqual(course.courseMeta);
  expect(getOnDemandContent).toEqual({ courseMeta: course.courseMeta, hidePreview: false });
  const { rows } = await sql<{ key: string; poster: string; meta: object }>`
    select v.external_key as key, v.thumbnail_url as poster, c.course_meta as meta
    from course c join video v on v.video_id = c.course_meta ->> 'trailerVideoId'
    where c.course_id = 'ai-leaders'`.execute(server.db);
  expect(course.courseMeta).toMatchObject({
    sprintTrailerJwPlayerFileId: rows[0]?.key,
    sprintTrailerCoverImageUrl: rows[0]?.poster,
  });
  expect(rows).toHaveLength(1);
});

test('[API-02] what was watched last says where a session goes on', async () => {
  const { memberId } = await server.as('member');
  const { rows } = await sql<{ session_id: string; times: number[] }>`
    select p.session_id, array_agg(p.continue_at_time) as times
    from video_progress p join video v using (video_id)
    where p.member_id = ${memberId} and p.continue_at_time between 1 and v.duration - 11 and p.watched_at = (
      select max(l.watched_at) from video_progress l where l.member_id = p.member_id and l.session_id = p.session_id)
    group by p.session_id`.execute(server.db);
  expect(rows.length).toBeGreaterThan(0);
  const member = await server.as('member');
  for (const { session_id: sessionId, times } of rows) {
    const { getVideoProgressBySession } = await member.query<{ getVideoProgressBySession: { continueAtTime: number } }>(
      'query ($sessionId: ID!) { getVideoProgressBySession(sessionId: $sessionId) { continueAtTime } }',
      { sessionId },
    );
    expect(times).toContain(getVideoProgressBySession.continueAtTime);
  }
});
