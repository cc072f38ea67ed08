import { csvHead, csvLines, type DownloadRows } from '@atrium/domain/organization/csv.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { demoPassword } from '../../demo/accounts.ts';
import type { Caller } from '../../testing/caller.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { recordSql } from '../../testing/recordSql.ts';
import { openBrowser } from '../identity/browser.fixture.ts';
import { readRawFigures } from './rawFigures.fixture.ts';
import { writeDownload } from './service/writeDownload.ts';

// What only a company of more than a thousand people meets, as the administrator of Vandelay meets it.

let server: TestServer;
let vera: Caller;
beforeAll(async () => {
  server = await startServer({ manyPeople: true });
  vera = await server.as('vera@vandelay.example');
});
afterAll(() => server.close());

const inVandelay = <T>(work: Parameters<typeof inTenant<T>>[2]) => inTenant(server.db, 'vandelay', work);

/** Counted from the raw records: everybody who has or had a seat, and the courses in which they enrolled. */
async function counted(): Promise<{ readonly people: number; readonly rows: number }> {
  return inVandelay(async (tx) => {
    const holders = await tx
      .selectFrom('seat')
      .select('member_id')
      .distinct()
      .where('customer_id', '=', 'vandelay')
      .execute();
    const courses = await tx
      .selectFrom('enrollment')
      .innerJoin('session', 'session.session_id', 'enrollment.session_id')
      .select(['enrollment.member_id', 'session.course_id'])
      .distinct()
      .where('enrollment.customer_id', '=', 'vandelay')
      .execute();
    return { people: holders.length, rows: courses.length };
  });
}

interface Page {
  readonly employees: readonly { readonly userId: string; readonly views: number }[];
  readonly total: number;
  readonly totalPages: number;
}
async function pageOf(page: number, variables: Record<string, unknown> = {}): Promise<Page> {
  const document = `query ($page: Int, $searchTerm: String, $sortBy: SortBy) {
    answer: getOrganizationEmployees(page: $page, searchTerm: $searchTerm, sortBy: $sortBy) {
      employees { userId views } total totalPages } }`;
  return (await vera.query<{ answer: Page }>(document, { page, ...variables })).answer;
}

test('[ORG-03] a thousand people are on pages of 25, each once and in one order, and a search narrows them', async () => {
  const { people } = await counted();
  expect(people).toBeGreaterThan(1000);
  const sortBy = { key: 'views', direction: 'DESC' };
  const pages: Page[] = [];
  for (let page = 0; page < Math.ceil(people / 25); page += 1) pages.push(await pageOf(page, { sortBy }));
  const last = people % 25 === 0 ? 25 : people % 25;
  expect(pages.map(({ employees }) => employees.length)).toEqual([...pages.slice(1).map(() => 25), last]);
  expect(new Set(pages.map(({ total, totalPages }) => `${String(total)} ${String(totalPages)}`))).toEqual(
    new Set([`${String(people)} ${String(pages.length)}`]),
  );
  const all = pages.flatMap(({ employees }) => employees);
  expect(new Set(all.map(({ userId }) => userId)).size).toBe(people);
  const views = all.map((employee) => employee.views);
  expect(views).toEqual(views.toSorted((a, b) => b - a));
  const found = await pageOf(0, { searchTerm: 'MA' });
  expect(found.total).toBeGreaterThan(25);
  expect(found.total).toBeLessThan(people);
});

test('[ORG-09] the tiles of a thousand people are what a plain query over their records gives', async () => {
  const document = `query ($filterType: String) { details: getOrganizationDetails(filterType: $filterType) { from to
    overview { totalSeats usedSeats }
    stats { usersEngaged lessonsStarted coursesConsumed coursesCompleted badgesEarned assignedSeats } } }`;
  interface Details {
    readonly from: string;
    readonly to: string;
    readonly overview: { readonly totalSeats: number; readonly usedSeats: number };
    readonly stats: Readonly<Record<string, number>>;
  }
  for (const filterType of ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE']) {
    const { details } = await vera.query<{ details: Details }>(document, { filterType });
    const { from, to, overview, stats } = details;
    const raw = await inVandelay((tx) => readRawFigures(tx, 'vandelay', from, to));
    const { engaged: usersEngaged, lessonsStarted, coursesConsumed, coursesCompleted, badgesEarned } = raw;
    expect(stats, filterType).toMatchObject({
      usersEngaged,
      lessonsStarted,
      coursesConsumed,
      coursesCompleted,
      badgesEarned,
    });
    expect(usersEngaged).toBeGreaterThan(40);
    // some seats are free, and some of those assigned wait for their people
    const assigned = stats['assignedSeats'] ?? 0;
    expect(overview.totalSeats - assigned).toBeGreaterThan(10);
    expect(assigned - overview.usedSeats).toBeGreaterThan(10);
  }
});

test('[ORG-06] a list of more than a thousand people comes page by page into one file with each row once, as by mail', async () => {
  const { people, rows } = await counted();
  expect(rows).toBeGreaterThan(5000);
  const document = `query ($page: Int) { data: getDashboardDataForDownload(downloadType: employees_and_courses, page: $page) {
    employeesMapCourses { name email course status progress completedOn } total totalPages timeZone error { code } } }`;
  interface Data {
    readonly employeesMapCourses: readonly DownloadRows['employees_and_courses'][];
    readonly total: number;
    readonly totalPages: number;
    readonly timeZone: string;
    readonly error: null;
  }
  let file = csvHead('employees_and_courses');
  for (const page of [0, 1]) {
    const { data } = await vera.query<{ data: Data }>(document, { page });
    expect(data).toMatchObject({ total: people, totalPages: 2, timeZone: 'Asia/Singapore', error: null });
    file += csvLines('employees_and_courses', data, data.timeZone);
  }
  const records: readonly Record<string, string>[] = parse(file, { bom: true, columns: true });
  expect(records).toHaveLength(rows);
  expect(new Set(records.map(({ Name, Email, Course }) => [Name, Email, Course].join())).size).toBeGreaterThan(5000);

  const mailed = await vera.query(
    'mutation { mailed: mailDashboardDownload(downloadType: employees_and_courses) { email error { code } } }',
  );
  expect(mailed).toEqual({ mailed: { email: 'vera@vandelay.example', error: null } });
  const browser = openBrowser(server.origin);
  await browser.signIn('vera@vandelay.example', demoPassword);
  const find = async () =>
    (await server.mails()).find(({ to, text }) => to === 'vera@vandelay.example' && text.includes('.csv'));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const link = /\/files\/organization\/\S+/.exec((await find())?.text ?? '')?.[0] ?? '';
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(server.origin + link, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(file);
});

test('[ORG-06] a long file is read and kept in small pieces, however many people there are', async () => {
  const asked = {
    type: 'employees',
    employeeId: null,
    filter: 'CONTRACT_TO_DATE',
    searchTerm: '',
    sortBy: null,
  } as const;
  const { people } = await counted();
  const now = new Date(server.clock.now());
  const statements = await recordSql(() =>
    inVandelay(async (tx) => {
      const written = await writeDownload({ tx, customerId: 'vandelay', timeZone: 'UTC', now, asOf: '' }, asked);
      if (!written.ok) throw new Error(written.refusal.code);
      await written.value.close();
    }),
  );
  const read = statements.filter(({ text }) => text.includes('member_figure'));
  expect(read.length).toBeGreaterThanOrEqual(people / 500);
  const parts = await inVandelay((tx) =>
    sql<{ most: number; parts: number }>`
      select max(octet_length(content)) as most, count(*) as parts from company_download_part`.execute(tx),
  );
  expect(parts.rows[0]?.parts).toBeGreaterThan(1);
  expect(parts.rows[0]?.most).toBeLessThanOrEqual(32 * 1024);
});
