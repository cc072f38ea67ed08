/// <reference lib="esnext.temporal" />
import { employeeStatusNames, figureFilters } from '@atrium/domain/organization/figures.ts';
import { csvHead, csvLines } from '@atrium/domain/organization/csv.ts';
import { day, hour, second } from '@atrium/domain/time.ts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { asMember, type MemberContext } from '../../base/context.ts';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { readRawFigures } from './rawFigures.fixture.ts';
import { getDashboardDataForDownload } from './service/download.ts';
import { foldFigures, rebuildCustomer } from './service/foldFigures.ts';
import { getOrganizationCourses, getOrganizationDetails, getOrganizationEmployees } from './service/organization.ts';
import type { Employee } from './types.ts';

let server: TestServer;
beforeAll(async () => {
  // figures are only folded where a test says so
  server = await startServer({ worker: false });
  // whose people would be folded again with each history, which is looked at on another day
  for (const customerId of ['acme', 'globex', 'hooli', 'vandelay']) await endContracts(customerId);
});
afterAll(() => server.close());

/** Gives the contracts of a company to the far future, so that no fold looks at it. */
const endContracts = (customerId: string) =>
  inTenant(server.db, customerId, (tx) =>
    sql`update contract set starts_at = '2100-01-01', ends_at = '2100-01-01'`.execute(tx),
  );

const zones = [
  ...['UTC', 'America/New_York', 'Europe/Berlin', 'Asia/Beirut', 'Africa/Cairo', 'America/Santiago', 'Asia/Kolkata'],
  ...['Pacific/Chatham', 'Pacific/Apia', 'Australia/Lord_Howe', 'America/Anchorage'],
];
/** Near the changes of summer time of these zones, at which a day has 23, 23.5, 24.5 or 25 hours, and some others. */
const todays = [
  ...['2026-03-08', '2026-03-29', '2026-04-05', '2026-04-24', '2026-09-06', '2026-09-27', '2026-10-04', '2026-10-25'],
  ...['2026-10-30', '2026-11-01', '2026-06-15', '2026-01-01'],
];
const lessons = [
  { course_id: 'ai-leaders', session_id: 'ai-leaders-od' },
  { course_id: 'cash-before-profit', session_id: 'cash-before-profit-od' },
  { course_id: 'decision-writing', session_id: 'decision-writing-od' },
] as const;
const kinds = ['play', 'play', 'play', 'completion', 'badge', 'attended', 'download'] as const;

/**
 * An instant: so many days before now, moved to just before or after the midnight of the company, or anywhere in the
 * day.
 */
const instantOf = fc.record({
  daysAgo: fc.oneof(fc.constantFrom(0, 1, 29, 30, 31, 89, 90, 91), fc.integer({ min: 0, max: 200 })),
  at: fc.oneof(fc.constantFrom('midnight', 'before midnight'), fc.integer({ min: 1, max: 86_000 })),
});
const history = fc.record({
  zone: fc.constantFrom(...zones),
  today: fc.constantFrom(...todays),
  hourOfDay: fc.integer({ min: 0, max: 23 }),
  contractBegan: fc.oneof(fc.constantFrom(30, 90), fc.integer({ min: 1, max: 180 })),
  people: fc.array(
    fc.record({
      seats: fc.array(fc.record({ from: instantOf, until: fc.option(instantOf), isActivated: fc.boolean() }), {
        minLength: 1,
        maxLength: 2,
      }),
      hasLeft: fc.boolean(),
      isRenewed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  /** How many days ago the contract was renewed: the seats end, and some go on under the next contract; null: never. */
  renewal: fc.option(fc.constantFrom(1, 2, 29, 30, 31, 60)),
  deeds: fc.array(
    fc.record({
      who: fc.nat({ max: 3 }),
      kind: fc.constantFrom(...kinds),
      lesson: fc.nat({ max: 2 }),
      video: fc.nat({ max: 2 }),
      at: instantOf,
      /** Of play, and for how much longer the tab was open. */
      seconds: fc.constantFrom(1, 7, 8, 14.9, 15, 60, 600),
      idle: fc.nat({ max: 300 }),
      elsewhere: fc.boolean(),
      /** Happens after the figures were folded for the first time. */
      isLate: fc.boolean(),
    }),
    { maxLength: 30 },
  ),
});
type History = typeof history extends fc.Arbitrary<infer H> ? H : never;

/** The day after each change of summer time of these zones, when the day of the change is over: 16 pairs. */
const changes = zones.flatMap((zone) =>
  todays.flatMap((today) =>
    [1, 0]
      .map((daysBefore) => Temporal.PlainDate.from(today).subtract({ days: daysBefore }))
      .filter((date) => date.toZonedDateTime(zone).hoursInDay !== 24)
      .map((date) => ({ zone, today: date.add({ days: 1 }).toString() })),
  ),
);
const watched = (daysAgo: number, at: 'midnight' | 'before midnight'): History['deeds'][number] => ({
  ...{ who: 0, kind: 'play', lesson: 0, video: daysAgo, at: { daysAgo, at }, seconds: 60, idle: 0 },
  ...{ elsewhere: false, isLate: at === 'midnight' },
});
/** The same histories in every run: at both ends of the day of the change somebody watches. */
const atChanges = fc.sample(history, { seed: 2026, numRuns: changes.length }).map((of, index): History => ({
  ...{ ...of, ...changes[index], hourOfDay: Math.max(2, of.hourOfDay), contractBegan: of.contractBegan + 2 },
  people: [
    {
      ...{ hasLeft: false, isRenewed: true },
      seats: [{ from: { daysAgo: 200, at: 'midnight' }, until: null, isActivated: true }],
    },
    ...of.people.slice(1),
  ],
  deeds: [
    ...of.deeds,
    ...[0, 1].flatMap((daysAgo) => [watched(daysAgo, 'midnight'), watched(daysAgo, 'before midnight')]),
  ],
}));

let companies = 0;

/** Lays one history with its folds, and returns the company and the instant at which it is looked at. */
async function lay(of: History): Promise<{ readonly customerId: string; readonly now: number }> {
  companies += 1;
  const customerId = `random-${String(companies)}`;
  const local = Temporal.PlainDate.from(of.today);
  const now = local.toZonedDateTime({
    timeZone: of.zone,
    plainTime: Temporal.PlainTime.from({ hour: of.hourOfDay, minute: 31 }),
  }).epochMilliseconds;
  let tick = 0;
  const instant = ({ daysAgo, at }: History['deeds'][number]['at']): number => {
    tick += 1;
    const midnight = local.subtract({ days: daysAgo }).toZonedDateTime(of.zone).epochMilliseconds;
    const exact =
      at === 'midnight' ? midnight : at === 'before midnight' ? midnight - 1 : midnight + at * second + tick;
    return Math.min(exact, now - hour);
  };
  const { db } = server;
  await db
    .insertInto('customer')
    .values({ customer_id: customerId, name: 'Random', type: 'ENTERPRISE', time_zone: of.zone })
    .execute();
  const turn =
    of.renewal === null ? Infinity : local.subtract({ days: of.renewal }).toZonedDateTime(of.zone).epochMilliseconds;
  const next = `${customerId}-next`;
  const contracts = [
    { contract_id: customerId, from: Math.min(now, turn) - of.contractBegan * day, until: turn - hour },
    { contract_id: next, from: turn, until: Infinity },
  ];
  for (const { contract_id, from, until } of contracts.filter((contract) => contract.from < now)) {
    const times = { starts_at: new Date(from), ends_at: new Date(Math.min(until, now + 100 * day)) };
    await inTenant(db, customerId, (tx) =>
      tx
        .insertInto('contract')
        .values({ contract_id, customer_id: customerId, total_seats: 9, ...times })
        .execute(),
    );
  }
  const memberIds = of.people.map((_, index) => `${customerId}-${String(index)}`);
  for (const [index, { seats, hasLeft, isRenewed }] of of.people.entries()) {
    const memberId = memberIds[index] ?? '';
    await db
      .insertInto('member')
      .values({
        ...{ member_id: memberId, customer_id: hasLeft ? 'consumer' : customerId, email: `${memberId}@random.example` },
        ...{ first_name: 'Ünal', last_name: `=${memberId}`, registered_at: new Date(0) },
      })
      .execute();
    // one after another: of each person at most one seat is held at a time
    const ends = seats
      .flatMap(({ from, until }) => [instant(from), until === null ? now - hour : instant(until)])
      .toSorted((a, b) => a - b);
    for (const [k, seat] of seats.entries()) {
      const [since = 0, until = 0] = ends.slice(k * 2, k * 2 + 2);
      const isHeld = seat.until === null && k === seats.length - 1;
      const [from, to] = [since, isHeld ? Infinity : until];
      const parts = [
        { contract_id: customerId, from, to: Math.min(to, turn), isPart: from < turn },
        { contract_id: next, from: Math.max(from, turn), to, isPart: to > turn && (from >= turn || isRenewed) },
      ];
      for (const part of parts.filter(({ isPart }) => isPart)) {
        await inTenant(db, customerId, (tx) =>
          tx
            .insertInto('seat')
            .values({
              ...{ contract_id: part.contract_id, customer_id: customerId, member_id: memberId },
              assigned_at: new Date(part.from),
              activated_at: seat.isActivated ? new Date(part.from) : null,
              revoked_at: part.to === Infinity ? null : new Date(part.to),
            })
            .execute(),
        );
      }
    }
  }
  for (const isLate of [false, true]) {
    for (const deed of of.deeds.filter((item) => item.isLate === isLate)) {
      await addDeed(deed, memberIds, deed.elsewhere ? 'consumer' : customerId, instant(deed.at));
    }
    // the first fold is some days and one change of the clock earlier: ranges move, and late facts are old
    await foldFigures(server.context(null, isLate ? now : now - 3 * day));
  }
  return { customerId, now };
}

async function addDeed(
  deed: History['deeds'][number],
  memberIds: readonly string[],
  customerId: string,
  at: number,
): Promise<void> {
  const memberId = memberIds[deed.who % memberIds.length] ?? '';
  const lesson = lessons[deed.lesson] ?? lessons[0];
  const who = { member_id: memberId, customer_id: customerId };
  const { db } = server;
  if (deed.kind === 'play') {
    const videos = await db.selectFrom('video').select('video_id').orderBy('video_id').limit(3).execute();
    const video = { video_id: videos[deed.video]?.video_id ?? '', duration: 600 };
    const until = new Date(at + (deed.seconds + deed.idle) * second);
    await db
      .insertInto('viewing')
      .values({
        ...{ ...who, ...lesson, ...video, viewing_id: `${memberId}-${String(at)}-${String(Math.random())}` },
        ...{ status: 'IN_PROGRESS', started_at: new Date(at), last_beat_at: new Date(at), playing_seconds: 0 },
      })
      .execute();
    await db
      .updateTable('viewing')
      .set({ status: 'ENDED', last_beat_at: until, ended_at: until, playing_seconds: deed.seconds })
      .where('member_id', '=', memberId)
      .where('status', '=', 'IN_PROGRESS')
      .execute();
  } else if (deed.kind === 'completion') {
    await insert('course_completion', { ...who, ...lesson, completed_at: new Date(at) });
  } else if (deed.kind === 'badge') {
    await insert('course_badge', { ...who, ...lesson, awarded_at: new Date(at) });
  } else if (deed.kind === 'attended') {
    await insert('attendance', { ...who, session_id: 'ai-leaders-1', attended_at: new Date(at) });
  } else {
    const { resource_id } = await db
      .selectFrom('resource')
      .select('resource_id')
      .orderBy('resource_id')
      .executeTakeFirstOrThrow();
    const link = { link_expires_at: new Date(at), downloaded_at: new Date(at) };
    await insert('resource_download', { ...who, ...link, resource_id, kind: 'PDF' });
  }
}

/** What happens once for a person happens once. */
async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))}) on conflict do nothing`.execute(
    server.db,
  );
}

async function staff(now: number): Promise<MemberContext> {
  const viewer = await findViewer(server.context(null, now), (await server.as('employee')).memberId);
  return asMember(server.context(viewer, now));
}

const seen = { engaged: 0, former: 0, revoked: 0, partial: 0, changes: new Set<string>() };

async function check(customerId: string, now: number): Promise<void> {
  const ctx = await staff(now);
  for (const filter of figureFilters) {
    const { stats, periods, from, to, error } = await getOrganizationDetails(ctx, customerId, filter);
    expect(error).toBeNull();
    const raw = await inTenant(server.db, customerId, (tx) => readRawFigures(tx, customerId, from ?? '', to ?? ''));
    const { people: _, badgeHolders, seconds, engaged, ...counts } = raw;
    expect(stats).toMatchObject({ usersEngaged: engaged, ...counts });
    expect(stats?.hoursWatched).toBeCloseTo(seconds / 3600, 6);
    const percent = (part: number): number => (raw.people === 0 ? 0 : Math.round((part / raw.people) * 100));
    expect([stats?.usersEngagedPercent, stats?.badgesEarnedPercent]).toEqual([percent(engaged), percent(badgeHolders)]);

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
      const one = await inTenant(server.db, customerId, (tx) => readRawFigures(tx, customerId, period.from, period.to));
      expect([days, period.usersEngaged]).toEqual([days, one.engaged]);
      expect(period.hoursWatched).toBeCloseTo(one.seconds / 3600, 6);
      if (one.engaged < engaged) seen.partial += 1;
    }

    const table = {
      filter,
      searchTerm: '',
      sortBy: { key: 'views', direction: 'DESC' },
      page: 0,
      count: 2,
      scope: null,
    } as const;
    const rows: Employee[] = [];
    for (let page = 0, pages = 1; page < pages; page += 1) {
      const answer = await getOrganizationEmployees(ctx, customerId, { ...table, page });
      pages = answer.totalPages ?? 0;
      rows.push(...(answer.employees ?? []));
    }
    const total = (of: (row: Employee) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
    expect([rows.length, new Set(rows.map((row) => row.userId)).size]).toEqual([raw.people, raw.people]);
    expect(total((row) => row.views)).toBe(raw.lessonsStarted);
    expect(total((row) => row.completed)).toBe(raw.coursesCompleted);
    expect(total((row) => row.badges)).toBe(raw.badgesEarned);
    expect(total((row) => row.coursesStarted ?? 0)).toBe(raw.coursesConsumed);
    expect(total((row) => row.hoursWatched)).toBeCloseTo(seconds / 3600, 6);

    const courses = await getOrganizationCourses(ctx, customerId, {
      ...table,
      sortBy: { key: 'title', direction: 'ASC' },
    });
    expect(courses.courses?.reduce((sum, row) => sum + row.completed, 0)).toBe(raw.coursesCompleted);

    const asked = {
      type: 'employees',
      employeeId: null,
      filter,
      searchTerm: '',
      sortBy: table.sortBy,
      page: 0,
    } as const;
    const data = await getDashboardDataForDownload(ctx, customerId, asked);
    expect(data.error).toBeNull();
    const file = csvHead('employees') + csvLines('employees', data.employees ?? [], 'UTC');
    const records: Record<string, string>[] = parse(file, { bom: true, columns: true });
    expect(
      records.map((record) => [
        record['Email'],
        record['Status'],
        record['Videos Watched'],
        record['Courses Completed'],
      ]),
    ).toEqual(
      rows.map((row) => [row.email, employeeStatusNames[row.status], String(row.views), String(row.completed)]),
    );
    seen.engaged += engaged;
    seen.former += rows.filter((row) => row.name === 'Former member').length;
    seen.revoked += rows.filter((row) => row.status === 'DEACTIVATED').length;
  }
}

const tables = [
  'member_day',
  'member_period',
  'member_figure',
  'member_course_figure',
  'course_figure',
  'session_figure',
  'customer_figure',
  'customer_day',
  'customer_period',
];

async function snapshot(customerId: string): Promise<unknown> {
  return inTenant(server.db, customerId, async (tx) => {
    const found: unknown[] = [];
    for (const table of tables) {
      const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(table)} t order by 1`.execute(tx);
      found.push(rows);
    }
    return found;
  });
}

test('[ORG-09] whatever people did, joined and left: a tile is the sum of its rows, the rows of its file, and what a plain query over the raw records gives', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (of) => {
      const { customerId, now } = await lay(of);
      seen.changes.add(`${of.zone} ${of.today}`);
      await check(customerId, now);
      // what was folded step by step is what all facts together give
      const folded = await snapshot(customerId);
      await server.db.transaction().execute((tx) => rebuildCustomer(tx, customerId, now));
      expect(await snapshot(customerId)).toEqual(folded);
      await endContracts(customerId);
      // of the downloads of a person only so many are allowed, and a counterexample is shrunk by hundreds
      await sql`delete from limit_bucket`.execute(server.db);
    }),
    { numRuns: atChanges.length + 25, examples: atChanges.map((of): [History] => [of]) },
  );
  expect(Math.min(seen.engaged, seen.former, seen.revoked, seen.partial)).toBeGreaterThan(0);
  expect(changes).toHaveLength(16);
  expect([...seen.changes]).toEqual(expect.arrayContaining(changes.map(({ zone, today }) => `${zone} ${today}`)));
});
