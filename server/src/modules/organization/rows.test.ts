import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

// Every figure of the dashboard leads to rows; here they are opened as the pages open them, and added up.

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ manyPeople: true });
});
afterAll(() => server.close());

interface Person {
  readonly userId: string;
  readonly isEnrolled: boolean | null;
  readonly isEngaged: boolean;
  readonly views: number;
  readonly hoursWatched: number;
  readonly coursesStarted: number | null;
  readonly completed: number;
  readonly badges: number;
}
interface Scope {
  readonly courseId?: string;
  readonly sessionId?: string;
  readonly from?: string;
  readonly to?: string;
}
interface People {
  readonly employees: readonly Person[];
  readonly scopeTitle: string | null;
  readonly totalPages: number;
  readonly total: number;
}
const people = `query ($filter: String, $page: Int, $sortBy: SortBy, $courseId: ID, $sessionId: ID, $from: String, $to: String) {
  answer: getOrganizationEmployees(filterType: $filter, page: $page, sortBy: $sortBy, courseId: $courseId,
    sessionId: $sessionId, from: $from, to: $to) {
    employees { userId isEnrolled isEngaged views hoursWatched coursesStarted completed badges } scopeTitle totalPages total } }`;

/** All rows that an address opens, in its order, from the highest to the lowest. */
async function open(caller: Caller, filter: string, key: string, scope: Scope = {}): Promise<readonly Person[]> {
  const rows: Person[] = [];
  const sortBy = { key, direction: 'DESC' };
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { answer } = await caller.query<{ answer: People }>(people, { filter, page, sortBy, ...scope });
    rows.push(...answer.employees);
    pages = answer.totalPages;
    expect(answer.scopeTitle === null).toBe(scope.courseId === undefined);
  }
  expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length);
  return rows;
}
function sum<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((total, row) => total + of(row), 0);
}
function count<Row>(rows: readonly Row[], of: (row: Row) => boolean): number {
  return rows.filter((row) => of(row)).length;
}
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
const isFalling = (values: readonly number[]) => {
  expect(values).toEqual(values.toSorted((a, b) => b - a));
};

interface Details {
  readonly stats: Readonly<Record<string, number>>;
  readonly periods: readonly {
    readonly from: string;
    readonly to: string;
    readonly usersEngaged: number;
    readonly hoursWatched: number;
  }[];
  readonly from: string;
  readonly to: string;
}
const details = `query ($filter: String) { details: getOrganizationDetails(filterType: $filter) {
  stats { usersEngaged usersEngagedPercent lessonsStarted hoursWatched coursesConsumed coursesCompleted badgesEarned
    badgesEarnedPercent } periods { from to usersEngaged hoursWatched } from to } }`;

test.each([
  ['ann@acme.example', 'LAST_30_DAYS'],
  ['ann@acme.example', 'CONTRACT_TO_DATE'],
  ['vera@vandelay.example', 'LAST_90_DAYS'],
])(
  '[ORG-15] each tile of %s, %s, and each week of the chart is the sum of the people that it opens',
  async (who, filter) => {
    const caller = await server.as(who);
    const { stats, periods } = (await caller.query<{ details: Details }>(details, { filter })).details;
    const engaged = await open(caller, filter, 'engaged');
    expect(count(engaged, ({ isEngaged }) => isEngaged)).toBe(stats['usersEngaged']);
    expect(
      percent(
        count(engaged, ({ isEngaged }) => isEngaged),
        engaged.length,
      ),
    ).toBe(stats['usersEngagedPercent']);
    const hours = await open(caller, filter, 'hours');
    isFalling(hours.map(({ hoursWatched }) => hoursWatched));
    expect(sum(hours, ({ hoursWatched }) => hoursWatched)).toBeCloseTo(stats['hoursWatched'] ?? -1, 6);
    const started = await open(caller, filter, 'started');
    isFalling(started.map(({ coursesStarted }) => coursesStarted ?? -1));
    expect(sum(started, ({ coursesStarted }) => coursesStarted ?? -1)).toBe(stats['coursesConsumed']);
    expect(sum(started, ({ views }) => views)).toBe(stats['lessonsStarted']);
    expect(sum(started, ({ completed }) => completed)).toBe(stats['coursesCompleted']);
    expect(sum(started, ({ badges }) => badges)).toBe(stats['badgesEarned']);
    expect(
      percent(
        count(started, ({ badges }) => badges > 0),
        started.length,
      ),
    ).toBe(stats['badgesEarnedPercent']);
    expect(stats['hoursWatched']).toBeGreaterThan(1);
    for (const { from, to, usersEngaged, hoursWatched } of periods) {
      const rows = await open(caller, filter, 'engaged', { from, to });
      expect([from, count(rows, ({ isEngaged }) => isEngaged)]).toEqual([from, usersEngaged]);
      expect(sum(rows, (row) => row.hoursWatched)).toBeCloseTo(hoursWatched, 6);
      isFalling(rows.map(({ isEngaged }) => Number(isEngaged)));
    }
    // people of a range are fewer than those of its weeks together
    expect(sum(periods, ({ usersEngaged }) => usersEngaged)).toBeGreaterThan(stats['usersEngaged'] ?? 0);
  },
);

interface Course {
  readonly courseId: string;
  readonly enrolled: number;
  readonly completed: number;
  readonly engagement: number;
  readonly session: number;
  readonly videosWatched: number;
}
interface Session {
  readonly sessionId: string;
  readonly enrolled: number;
  readonly completed: number;
}
const courses = `query ($filter: String, $sortBy: SortBy) { answer: getOrganizationCourses(filterType: $filter, sortBy: $sortBy) {
  courses { courseId enrolled completed engagement session videosWatched } } }`;
const sessions = `query ($filter: String, $courseId: ID!) {
  answer: getOrganizationSessionByCourse(filterType: $filter, courseId: $courseId) { sessionsForCourse { sessionId enrolled completed } } }`;

test.each([
  ['ann@acme.example', 'CONTRACT_TO_DATE', 25],
  ['ann@acme.example', 'LAST_30_DAYS', 25],
  ['vera@vandelay.example', 'CONTRACT_TO_DATE', 3],
])(
  '[ORG-15] each figure of a course and of a session of %s, %s, is the sum of its people',
  async (who, filter, most) => {
    const caller = await server.as(who);
    const sortBy = { key: 'completed', direction: 'DESC' };
    const { answer } = await caller.query<{ answer: { courses: readonly Course[] } }>(courses, { filter, sortBy });
    let seen = 0;
    for (const course of answer.courses.slice(0, most)) {
      const { courseId } = course;
      const rows = await open(caller, filter, 'enrolled', { courseId });
      isFalling(rows.map(({ isEnrolled }) => Number(isEnrolled)));
      const enrolled = rows.filter(({ isEnrolled }) => isEnrolled === true);
      expect({
        courseId,
        enrolled: enrolled.length,
        completed: sum(rows, ({ completed }) => completed),
        engagement: percent(
          count(enrolled, ({ isEngaged }) => isEngaged),
          enrolled.length,
        ),
        session: course.session,
        videosWatched: sum(rows, ({ views }) => views),
      }).toEqual(course);
      const { answer: own } = await caller.query<{ answer: { sessionsForCourse: readonly Session[] } }>(sessions, {
        filter,
        courseId,
      });
      expect(own.sessionsForCourse).toHaveLength(course.session);
      for (const session of own.sessionsForCourse) {
        const { sessionId } = session;
        const there = await open(caller, filter, 'completed', { courseId, sessionId });
        isFalling(there.map(({ completed }) => completed));
        expect({
          sessionId,
          enrolled: count(there, ({ isEnrolled }) => isEnrolled === true),
          completed: sum(there, ({ completed }) => completed),
        }).toEqual(session);
        seen += there.length;
      }
    }
    expect(seen).toBeGreaterThan(10);
  },
);

interface OwnCourse {
  readonly isStarted: boolean;
  readonly completedOn: string | null;
  readonly videosWatched: number;
  readonly hoursWatched: number;
  readonly badges: number;
  readonly videos: readonly {
    readonly videoId: string;
    readonly hoursWatched: number;
    readonly isWatched: boolean;
    readonly watchedOn: string;
  }[];
}
const ofPerson = `query ($userId: ID!, $filter: String, $sort: SortBy) {
  details: getEmployeeDetails(userId: $userId, filterType: $filter) {
    employee { videosWatched hoursWatched coursesStarted coursesCompleted badgesEarned } }
  rows: getEmployeeCourses(userId: $userId, filterType: $filter, sort: $sort) { totalPages courses {
    isStarted completedOn videosWatched hoursWatched badges videos { videoId hoursWatched isWatched } } } }`;

test.each(['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE'])(
  '[ORG-15] each figure of a person is the sum of the courses, and of a course that of its videos: %s',
  async (filter) => {
    const caller = await server.as('vera@vandelay.example');
    const { from, to } = (await caller.query<{ details: Details }>(details, { filter })).details;
    const { answer } = await caller.query<{ answer: People }>(people, {
      filter,
      sortBy: {
        key: 'badges',
        direction: 'DESC',
      },
    });
    const some = answer.employees.slice(0, 6);
    expect(sum(some, ({ badges }) => badges)).toBeGreaterThan(3);
    for (const { userId } of some) {
      const { details: person, rows } = await caller.query<{
        details: { employee: Readonly<Record<string, number>> };
        rows: { courses: readonly OwnCourse[]; totalPages: number };
      }>(ofPerson, { userId, filter, sort: { key: 'isStarted', direction: 'DESC' } });
      expect(rows.totalPages).toBe(1);
      isFalling(rows.courses.map(({ isStarted }) => Number(isStarted)));
      const played = new Map<string, number>();
      for (const course of rows.courses) {
        expect(count(course.videos, ({ isWatched }) => isWatched)).toBe(course.videosWatched);
        expect(sum(course.videos, ({ hoursWatched }) => hoursWatched)).toBeCloseTo(course.hoursWatched, 6);
        for (const { videoId, hoursWatched } of course.videos) {
          played.set(videoId, (played.get(videoId) ?? 0) + hoursWatched);
        }
      }
      const { employee } = person;
      expect(sum(rows.courses, ({ hoursWatched }) => hoursWatched)).toBeCloseTo(employee['hoursWatched'] ?? -1, 6);
      expect({
        videosWatched: count([...played.values()], (time) => time * 3600 >= 15 - 1e-6),
        coursesStarted: count(rows.courses, ({ isStarted }) => isStarted),
        coursesCompleted: count(
          rows.courses,
          ({ completedOn }) => completedOn !== null && completedOn >= from && completedOn <= to,
        ),
        badgesEarned: sum(rows.courses, ({ badges }) => badges),
        hoursWatched: employee['hoursWatched'],
      }).toEqual(employee);
    }
  },
);

interface Opened {
  readonly details: { readonly employee: Readonly<Record<string, number>> };
  readonly rows: { readonly courses: readonly OwnCourse[]; readonly totalPages: number };
}
const onDays = `query ($userId: ID!, $filter: String, $from: String, $to: String) {
  details: getEmployeeDetails(userId: $userId, filterType: $filter, from: $from, to: $to) {
    employee { videosWatched hoursWatched coursesStarted coursesCompleted badgesEarned } }
  rows: getEmployeeCourses(userId: $userId, filterType: $filter, from: $from, to: $to) { totalPages courses {
    isStarted completedOn videosWatched hoursWatched badges videos { videoId hoursWatched isWatched watchedOn } } } }`;

test('[ORG-15] a person of a week opens to the figures of that week, and these to its courses and videos', async () => {
  const filter = 'LAST_90_DAYS';
  const caller = await server.as('vera@vandelay.example');
  const { periods } = (await caller.query<{ details: Details }>(details, { filter })).details;
  const all = { hours: 0, badges: 0, completed: 0, others: 0 };
  for (const { from, to } of periods.slice(2, 7)) {
    const people = await open(caller, filter, 'badges', { from, to });
    for (const { userId, views, hoursWatched, completed, badges } of people.slice(0, 5)) {
      const asked = { userId, filter };
      const shown = await caller.query<Opened>(onDays, { ...asked, from, to });
      const { employee, courses: own } = { ...shown.details, ...shown.rows };
      expect([shown.rows.totalPages, employee['hoursWatched']]).toEqual([1, expect.closeTo(hoursWatched, 6)]);
      expect(employee).toMatchObject({
        videosWatched: views,
        coursesCompleted: completed,
        badgesEarned: badges,
        coursesStarted: count(own, ({ isStarted }) => isStarted),
      });
      expect(sum(own, (row) => row.badges)).toBe(badges);
      expect(sum(own, (row) => row.hoursWatched)).toBeCloseTo(hoursWatched, 6);
      for (const course of own) {
        expect(count(course.videos, ({ isWatched }) => isWatched)).toBe(course.videosWatched);
        expect(sum(course.videos, (video) => video.hoursWatched)).toBeCloseTo(course.hoursWatched, 6);
        expect(course.videos.filter(({ watchedOn }) => watchedOn < from || watchedOn > to)).toEqual([]);
      }
      const whole = await caller.query<Opened>(onDays, asked);
      if (whole.details.employee['hoursWatched'] !== employee['hoursWatched']) all.others += 1;
      all.hours += hoursWatched;
      all.badges += badges;
      all.completed += completed;
    }
  }
  expect(Math.min(...Object.values(all))).toBeGreaterThan(0);
  // days on which nothing was done, and days that are none
  const [{ userId } = { userId: '' }] = await open(caller, filter, 'views');
  const never = await caller.query<Opened>(onDays, { userId, filter, from: '2000-01-01', to: '2000-01-07' });
  expect([new Set(Object.values(never.details.employee)), never.rows.courses]).toEqual([new Set([0]), []]);
  const wrong = { from: '2000-02-30', to: '2000-03-07' };
  expect(await caller.query<Opened>(onDays, { userId, filter, ...wrong })).toEqual(
    await caller.query<Opened>(onDays, { userId, filter }),
  );
});

test('[ORG-15] the seats in use and the invited people are as many as the seats that they open', async () => {
  const caller = await server.as('vera@vandelay.example');
  const document = `query ($page: Int) {
    details: getOrganizationDetails { overview { usedSeats } stats { assignedSeats } }
    used: listSeats(state: ACTIVATED, page: $page) { seats { state } total }
    waiting: listSeats(state: ASSIGNED, page: $page) { seats { state } total }
    held: listSeats(page: $page) { total } }`;
  interface Seats {
    readonly seats: readonly { readonly state: string }[];
    readonly total: number;
  }
  const { details: shown, ...lists } = await caller.query<{
    details: { overview: { usedSeats: number }; stats: { assignedSeats: number } };
    used: Seats;
    waiting: Seats;
    held: { total: number };
  }>(document, { page: 0 });
  const { usedSeats } = shown.overview;
  const { assignedSeats } = shown.stats;
  expect([lists.used.total, lists.waiting.total, lists.held.total]).toEqual([
    usedSeats,
    assignedSeats - usedSeats,
    assignedSeats,
  ]);
  expect(new Set(lists.used.seats.map(({ state }) => state))).toEqual(new Set(['ACTIVATED']));
  expect(new Set(lists.waiting.seats.map(({ state }) => state))).toEqual(new Set(['ASSIGNED']));
});

test('[ORG-15] a member who has completed one session of a course has not completed another in which they are enrolled', async () => {
  const [filter, ann] = ['CONTRACT_TO_DATE', await server.as('ann@acme.example')];
  const { rows } = await inTenant(server.db, 'acme', (tx) =>
    sql<{ memberId: string; courseId: string; done: string; other: string }>`
      update member_course_figure f set enrolled_sessions = f.enrolled_sessions || s.session_id
      from session s
      where f.customer_id = 'acme' and f.filter = ${filter} and s.session_id = (
        select o.session_id from session o
        where o.course_id = f.course_id and o.session_id <> all (f.enrolled_sessions || f.completed_sessions)
        order by 1 limit 1)
        and cardinality(f.completed_sessions) > 0
      returning f.member_id as "memberId", f.course_id as "courseId", f.completed_sessions[1] as done,
        s.session_id as other`.execute(tx),
  );
  const [found] = rows;
  if (found === undefined) throw new Error('nobody of Acme has completed one of several sessions');
  const { memberId, courseId, done, other } = found;
  const completed = async (sessionId: string) =>
    (await open(ann, filter, 'completed', { courseId, sessionId })).find(({ userId }) => userId === memberId)
      ?.completed;
  expect([await completed(done), await completed(other)]).toEqual([1, 0]);
});
