/// <reference lib="esnext.temporal" />
import { customers } from '@atrium/content/customers.ts';
import { csvHead, csvLines, type DownloadType } from '@atrium/domain/organization/csv.ts';
import {
  employeeCourseStatusNames,
  employeeStatusNames,
  figureFilters,
  type FigureFilter,
} from '@atrium/domain/organization/figures.ts';
import type { ComparedFilter } from '@atrium/domain/organization/periodBefore.ts';
import { courseTypeNames, type CourseType } from '@atrium/domain/session/facts.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMember, type MemberContext } from '../../base/context.ts';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { listSeats } from '../seat/service/listSeats.ts';
import { history, layHistory, todays, zones, type History } from './history.fixture.ts';
import { readRawFigures, type RawFigures } from './rawFigures.fixture.ts';
import { readRawRows, type RawPair, type RawRows } from './rawRows.fixture.ts';
import { getDashboardDataForDownload } from './service/download.ts';
import { getEmployeeCourses } from './service/employee.ts';
import { rebuildCustomer } from './service/foldFigures.ts';
import {
  getOrganizationCourses,
  getOrganizationDetails,
  getOrganizationEmployees,
  getOrganizationSessionByCourse,
} from './service/organization.ts';
import { getOrganizationPeriodBefore } from './service/periodBefore.ts';
import { figureTables } from './store/hashes.ts';
import { findPeriodBefore } from './store/periodBefore.ts';
import type { Employee } from './types.ts';

let server: TestServer;
beforeAll(async () => {
  // figures are only folded where a test says so
  server = await startServer({ worker: false });
  // whose people would be folded again with each history, which is looked at on another day
  for (const { customerId, contracts } of customers) if (contracts.length > 0) await endContracts(customerId);
});
afterAll(() => server.close());

/** Gives the contracts of a company to the far future, so that no fold looks at it. */
const endContracts = (customerId: string) =>
  inTenant(server.db, customerId, (tx) =>
    sql`update contract set starts_at = '2100-01-01', ends_at = '2100-01-01'`.execute(tx),
  );

/** The day after each change of summer time of these zones, when the day of the change is over: 16 pairs. */
const changes = zones.flatMap((zone) =>
  todays.flatMap((today) =>
    [1, 0]
      .map((daysBefore) => Temporal.PlainDate.from(today).subtract({ days: daysBefore }))
      .filter((date) => date.toZonedDateTime(zone).hoursInDay !== 24)
      .map((date) => ({ zone, today: date.add({ days: 1 }).toString() })),
  ),
);
type HistoryDeed = History['deeds'][number];
/** What the first person does, for so many seconds where it has a length. */
const deed = (kind: HistoryDeed['kind'], at: HistoryDeed['at'], seconds = 60): HistoryDeed => ({
  who: 0,
  kind,
  lesson: 0,
  video: at.daysAgo % 2,
  at,
  seconds,
  idle: 0,
  elsewhere: false,
  isLate: at.at === 'midnight',
});
/** At both ends of the day of the change and of the day before somebody watches. */
const watching = [0, 1].flatMap((daysAgo) => [
  deed('play', { daysAgo, at: 'midnight' }),
  deed('play', { daysAgo, at: 'before midnight' }),
]);
/** What alone says that the figures are out of date, after everything else: it is folded by itself. */
const alone = (kind: HistoryDeed['kind'], idle = 0): HistoryDeed => ({
  ...deed(kind, {
    daysAgo: 0,
    at: 1800,
  }),
  idle,
  isLate: true,
});
const endings = [
  [alone('attended'), alone('unmark')],
  [alone('minutes', 75), alone('minutes', 76)],
  [alone('minutes', 200), alone('absent')],
  [alone('submit'), alone('withdraw')],
  [alone('enroll'), alone('leave')],
  [alone('issue'), alone('issue again')],
];
/** The same histories in every run; an enrollment and a completion are in some of them, with and without each other. */
const atChanges = fc.sample(history, { seed: 2026, numRuns: changes.length }).map((of, index): History => ({
  ...of,
  ...changes[index],
  hourOfDay: Math.max(2, of.hourOfDay),
  contractBegan: of.contractBegan + 2,
  people: [
    {
      hasLeft: false,
      isRenewed: true,
      switches: null,
      early: 6,
      seats: [
        {
          from: {
            daysAgo: 200,
            at: 'midnight',
          },
          until: null,
          isActivated: true,
        },
      ],
    },
    {
      hasLeft: false,
      isRenewed: true,
      switches: null,
      early: 6,
      seats: [
        {
          from: {
            daysAgo: 200,
            at: 'midnight',
          },
          until: {
            daysAgo: 3,
            at: 'midnight',
          },
          isActivated: true,
        },
      ],
    },
    ...of.people.slice(2),
  ],
  deeds: [
    ...of.deeds,
    ...watching,
    {
      ...deed('enroll', {
        daysAgo: 0,
        at: 'midnight',
      }),
      lesson: 1,
    },
    ...(index % 2 === 0
      ? [
          deed('enroll', {
            daysAgo: 1,
            at: 'midnight',
          }),
        ]
      : []),
    ...(index % 3 === 0
      ? [
          deed('completion', {
            daysAgo: 0,
            at: 'before midnight',
          }),
        ]
      : []),
    ...(index % 2 === 0
      ? []
      : [
          {
            ...deed('enroll', {
              daysAgo: 1,
              at: 'midnight',
            }),
            who: 1,
            lesson: 2,
          },
        ]),
    ...(endings[index % endings.length] ?? []),
  ],
}));

let companies = 0;

async function staff(now: number): Promise<MemberContext> {
  const viewer = await findViewer(server.context(null, now), (await server.as('employee')).memberId);
  return asMember(server.context(viewer, now));
}

const seen = { engaged: 0, former: 0, revoked: 0, partial: 0, switched: 0, before: 0, partlyBefore: 0, together: 0 };
const [seenChanges, seenPairs] = [new Set<string>(), new Set<string>()];

/** What a range of a company shows, and who looks when. */
interface Looked {
  readonly ctx: MemberContext;
  readonly customerId: string;
  readonly filter: FigureFilter;
  readonly raw: RawRows;
}
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));
/** In an order of their own: the order of tables and files is tested where rows are laid by hand. */
const sorted = (rows: readonly unknown[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
const hours = (seconds: number): number => Number((seconds / 3600).toFixed(6));

async function check(customerId: string, now: number): Promise<void> {
  const ctx = await staff(now);
  for (const filter of figureFilters) {
    const { overview, stats, activity, periods, from, to, error } = await getOrganizationDetails(
      ctx,
      customerId,
      filter,
    );
    expect(error).toBeNull();
    const ofDays = (first: string, last: string) =>
      inTenant(server.db, customerId, (tx) => readRawFigures(tx, customerId, first, last));
    const tiles = await ofDays(from ?? '', to ?? '');
    const { people, badgeHolders, seconds, engaged, ...counts } = tiles;
    expect(stats).toMatchObject({ usersEngaged: engaged, ...counts });
    expect(stats?.hoursWatched).toBeCloseTo(seconds / 3600, 6);
    expect([stats?.usersEngagedPercent, stats?.badgesEarnedPercent]).toEqual([
      percent(engaged, people),
      percent(badgeHolders, people),
    ]);

    // the periods are the days of the range, each once, and each counts its people as a range of these days would
    expect([periods?.[0]?.from, periods?.at(-1)?.to]).toEqual([from, to]);
    for (const [index, period] of (periods ?? []).entries()) {
      // each run compares another third of them, and the two that the range may cut
      const isEnd = index === 0 || index === (periods?.length ?? 0) - 1;
      const days = `${filter} ${period.from} to ${period.to}`;
      const before = periods?.[index - 1];
      if (before !== undefined)
        expect(Temporal.PlainDate.from(before.to).add({ days: 1 }).toString()).toBe(period.from);
      if (!isEnd && index % 3 !== companies % 3) continue;
      const one = await ofDays(period.from, period.to);
      expect([days, period.usersEngaged]).toEqual([days, one.engaged]);
      expect(period.hoursWatched).toBeCloseTo(one.seconds / 3600, 6);
      if (one.engaged < engaged) seen.partial += 1;
    }
    for (const [index, { day, ...counted }] of ((await activity?.()) ?? []).entries()) {
      if (filter !== 'CONTRACT_TO_DATE' || index % 4 !== companies % 4) continue;
      const one = await ofDays(day, day);
      expect({ day, ...counted, hoursWatched: hours(counted.hoursWatched * 3600) }).toEqual({
        day,
        usersEngaged: one.engaged,
        lessonsStarted: one.lessonsStarted,
        hoursWatched: hours(one.seconds),
      });
    }

    if (filter !== 'CONTRACT_TO_DATE') await checkBefore(ctx, customerId, filter, from ?? '');
    const asked = { customerId, from: from ?? '', to: to ?? '', now };
    const raw = await inTenant(server.db, customerId, (tx) => readRawRows(tx, asked));
    const seats = [overview?.totalSeats, stats?.assignedSeats, overview?.usedSeats];
    expect(seats).toEqual([raw.bought, raw.assigned, raw.used]);
    // the page of the seats says the same, and lists as many
    const listed = await listSeats(ctx, { customerId, searchTerm: '', state: null, page: 0 });
    if (!listed.ok) throw new Error('the contracts of these companies are in force');
    const { totalSeats, assignedSeats, usedSeats, seats: held } = listed.value;
    expect([totalSeats, assignedSeats, usedSeats, held.length]).toEqual([...seats, raw.assigned]);
    if (raw.bought > 9 && held.length > 1) seen.together += 1;
    const looked = { ctx, customerId, filter, raw };
    const rows = await checkPeople(looked, tiles);
    // each run compares the rows of another range
    if (filter === figureFilters[companies % figureFilters.length]) {
      await checkCourses(looked, tiles);
      await checkFiles(looked, rows);
    }
    seen.engaged += engaged;
    seen.former += rows.filter((row) => row.name === 'Former member').length;
    seen.revoked += rows.filter((row) => row.status === 'DEACTIVATED').length;
    if (customerId.endsWith('rival')) seen.switched += rows.length;
    for (const { status, progress, enrolledOn } of raw.pairs) {
      const share = progress === 0 ? 'nothing' : progress === 100 ? 'all' : 'a part';
      seenPairs.add(`${status}, ${enrolledOn === null ? 'without' : 'with'} a place, ${share} done`);
    }
  }
}

/** The days before a range are compared as a range of these days would be, when a contract covers all of them. */
async function checkBefore(
  ctx: MemberContext,
  customerId: string,
  filter: ComparedFilter,
  from: string,
): Promise<void> {
  const first = Temporal.PlainDate.from(from);
  const days = {
    from: first.subtract({ days: filter === 'LAST_30_DAYS' ? 30 : 90 }).toString(),
    to: first.subtract({ days: 1 }).toString(),
  };
  const { begun, one, row } = await inTenant(server.db, customerId, async (tx) => ({
    begun: await sql<{ day: string }>`
      select min((k.starts_at at time zone c.time_zone)::date)::text as day from contract k join customer c using (customer_id)
      where k.starts_at <= ${new Date(ctx.now)}`.execute(tx),
    one: await readRawFigures(tx, customerId, days.from, days.to),
    row: await findPeriodBefore(tx, { customerId, filter, now: new Date(ctx.now) }),
  }));
  const since = begun.rows[0]?.day ?? '';
  const stats = {
    usersEngaged: one.engaged,
    lessonsStarted: one.lessonsStarted,
    coursesCompleted: one.coursesCompleted,
    badgesEarned: one.badgesEarned,
  };
  const isWhole = days.from >= since;
  const shown = days.to < since ? { from: null, to: null } : days;
  expect(await getOrganizationPeriodBefore(ctx, customerId, filter)).toEqual({
    ...shown,
    stats: isWhole ? stats : null,
    error: null,
  });
  // what is shown of no program is counted as well
  expect(row).toMatchObject({
    isCounted: true,
    engaged: stats.usersEngaged,
    views: stats.lessonsStarted,
    completed: stats.coursesCompleted,
    badges: stats.badgesEarned,
  });
  if (isWhole) seen.before += one.engaged;
  else seen.partlyBefore += one.engaged;
}

/** Each person of the table, page by page, is what the records say, and together they are the tiles. */
async function checkPeople({ ctx, customerId, filter, raw }: Looked, tiles: RawFigures): Promise<readonly Employee[]> {
  const rows: Employee[] = [];
  const table = { filter, searchTerm: '', sortBy: { key: 'views', direction: 'DESC' }, count: 2, scope: null } as const;
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const answer = await getOrganizationEmployees(ctx, customerId, { ...table, page });
    pages = answer.totalPages ?? 0;
    rows.push(...(answer.employees ?? []));
  }
  expect(
    sorted(
      rows.map((row) => [
        row.userId,
        row.name,
        row.email,
        employeeStatusNames[row.status],
        row.views,
        row.coursesStarted,
        row.completed,
        row.badges,
        hours(row.hoursWatched * 3600),
        row.isEngaged,
        row.lastActive,
      ]),
    ),
  ).toEqual(
    sorted(
      raw.people.map((row) => [
        row.memberId,
        row.name,
        row.email,
        row.status,
        row.views,
        row.courses,
        row.completed,
        row.badges,
        hours(row.seconds),
        row.isEngaged,
        row.lastActive === null ? null : String(row.lastActive),
      ]),
    ),
  );
  const total = (of: (row: Employee) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  expect({
    people: rows.length,
    engaged: total((row) => Number(row.isEngaged)),
    lessonsStarted: total((row) => row.views),
    coursesConsumed: total((row) => row.coursesStarted ?? 0),
    coursesCompleted: total((row) => row.completed),
    badgesEarned: total((row) => row.badges),
    badgeHolders: total((row) => Number(row.badges > 0)),
    seconds: hours(total((row) => row.hoursWatched * 3600)),
  }).toEqual({ ...tiles, seconds: hours(tiles.seconds) });
  return rows;
}

/** So is each course, each of its sessions, and each course of each person. */
async function checkCourses({ ctx, customerId, filter, raw }: Looked, tiles: RawFigures): Promise<void> {
  const table = { filter, searchTerm: '', sortBy: { key: 'title', direction: 'ASC' }, page: 0, count: 1000 } as const;
  const { courses } = await getOrganizationCourses(ctx, customerId, table);
  expect(courses?.reduce((sum, row) => sum + row.completed, 0)).toBe(tiles.coursesCompleted);
  expect(
    sorted(
      (courses ?? []).map((row) => [
        row.courseId,
        row.title,
        row.courseType,
        row.enrolled,
        row.engagement,
        row.completed,
        row.videosWatched,
        row.session,
      ]),
    ),
  ).toEqual(
    sorted(
      raw.courses.map((row) => [
        row.courseId,
        row.title,
        row.courseType,
        row.enrolled,
        percent(row.engaged, row.enrolled),
        row.completed,
        row.views,
        row.sessions,
      ]),
    ),
  );
  const sessions: unknown[] = [];
  for (const { courseId } of raw.courses) {
    const { sessionsForCourse } = await getOrganizationSessionByCourse(ctx, customerId, { courseId, filter });
    sessions.push(...(sessionsForCourse ?? []).map((row) => [courseId, row.sessionId, row.enrolled, row.completed]));
  }
  expect(sorted(sessions)).toEqual(
    sorted(raw.sessions.map((row) => [row.courseId, row.sessionId, row.enrolled, row.completed])),
  );
  const pairs: unknown[] = [];
  for (const { memberId } of raw.people) {
    const answer = await getEmployeeCourses(ctx, { customerId, userId: memberId }, { ...table, days: null });
    pairs.push(
      ...(answer.courses ?? []).map((row) => [
        memberId,
        row.courseId,
        employeeCourseStatusNames[row.status],
        row.enrolledOn,
        row.completedOn,
        row.progress,
        row.isStarted,
        row.videosWatched,
        row.badges,
        hours(row.hoursWatched * 3600),
      ]),
    );
  }
  expect(sorted(pairs)).toEqual(
    sorted(
      raw.pairs.map((row) => [
        row.memberId,
        row.courseId,
        row.status,
        row.enrolledOn,
        row.completedOn,
        row.progress,
        row.isEngaged,
        row.views,
        row.badges,
        hours(row.seconds),
      ]),
    ),
  );
}

/** Every column of the four files, read by another library, is what the records say. */
async function checkFiles({ ctx, customerId, filter, raw }: Looked, rows: readonly Employee[]): Promise<void> {
  const read = async (type: DownloadType, employeeId: string | null = null): Promise<Record<string, string>[]> => {
    const asked = { type, employeeId, filter, searchTerm: '', sortBy: null, page: 0 };
    const answer = await getDashboardDataForDownload(ctx, customerId, asked);
    expect(answer.error).toBeNull();
    return parse(csvHead(type) + csvLines(type, answer, answer.timeZone ?? ''), { bom: true, columns: true });
  };
  const { time_zone: zone } = await server.db
    .selectFrom('customer')
    .select('time_zone')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const dayOf = (instant: number | null) =>
    instant === null
      ? ''
      : Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
  expect(sorted(await read('employees'))).toEqual(
    sorted(
      raw.people.map((row) => ({
        Name: row.name,
        Email: row.email,
        Status: row.status,
        'Videos Watched': String(row.views),
        'Courses Completed': String(row.completed),
        'Badges Earned': String(row.badges),
        'Last Active': dayOf(row.lastActive),
      })),
    ),
  );
  const titles = new Map(raw.courses.map((row) => [row.courseId, row]));
  const typeOf = (courseId: string) => courseTypeNames[titles.get(courseId)?.courseType as CourseType];
  expect(sorted(await read('courses'))).toEqual(
    sorted(
      raw.courses.map((row) => ({
        Title: row.title,
        Type: typeOf(row.courseId),
        Enrolled: String(row.enrolled),
        Completed: String(row.completed),
        'Engagement %': String(percent(row.engaged, row.enrolled)),
        'Videos Watched': String(row.views),
      })),
    ),
  );
  const ofPair = (pair: RawPair) => ({ ...pair, title: titles.get(pair.courseId)?.title });
  expect(sorted(await read('employees_and_courses'))).toEqual(
    sorted(
      raw.pairs.map(ofPair).map(({ memberId, title, status, progress, completedOn }) => {
        const person = raw.people.find((row) => row.memberId === memberId);
        return {
          Name: person?.name,
          Email: person?.email,
          Course: title,
          Status: status,
          'Progress %': String(progress),
          'Completed On': completedOn ?? '',
        };
      }),
    ),
  );
  for (const { userId } of rows) {
    expect(sorted(await read('employee_courses', userId))).toEqual(
      sorted(
        raw.pairs
          .filter(({ memberId }) => memberId === userId)
          .map(ofPair)
          .map((row) => ({
            Course: row.title,
            Type: typeOf(row.courseId),
            Status: row.status,
            'Enrolled On': row.enrolledOn ?? '',
            'Completed On': row.completedOn ?? '',
            'Videos Watched': String(row.views),
            Hours: String(Math.round((row.seconds / 3600) * 10) / 10),
          })),
      ),
    );
  }
}

/** A sum of times, whose last digits depend on the order in which they were added. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(6)) : value);

async function snapshot(customerId: string): Promise<unknown> {
  return inTenant(server.db, customerId, async (tx) => {
    const found: unknown[] = [];
    for (const table of figureTables) {
      const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(tx);
      found.push(JSON.parse(JSON.stringify(rows, rounded)));
    }
    return found;
  });
}

test('[ORG-02][ORG-09][ORG-06] whatever people did, joined, left and switched: a tile is the sum of its rows, the rows of its file, and what a plain query over the raw records gives, and so is the period before', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (of) => {
      companies += 1;
      const { customerIds, now } = await layHistory(server, `random-${String(companies)}`, of);
      seenChanges.add(`${of.zone} ${of.today}`);
      for (const customerId of customerIds) {
        await check(customerId, now);
        // what was folded step by step is what all facts together give
        const folded = await snapshot(customerId);
        await server.db.transaction().execute((tx) => rebuildCustomer(tx, customerId, now));
        expect(await snapshot(customerId)).toEqual(folded);
        await endContracts(customerId);
      }
      // of the downloads of a person only so many are allowed, and a counterexample is shrunk by hundreds
      await sql`delete from limit_bucket`.execute(server.db);
    }),
    { numRuns: atChanges.length + 12, examples: atChanges.map((of): [History] => [of]) },
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  expect([...seenPairs]).toEqual(
    expect.arrayContaining([
      'Completed, with a place, all done',
      'Completed, without a place, all done',
      'In progress, with a place, a part done',
      'In progress, without a place, a part done',
      'Enrolled, with a place, nothing done',
    ]),
  );
  expect(changes).toHaveLength(16);
  expect([...seenChanges]).toEqual(expect.arrayContaining(changes.map(({ zone, today }) => `${zone} ${today}`)));
});
