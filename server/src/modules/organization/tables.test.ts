import { day } from '@atrium/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { sqlTexts } from '../../testing/sqlTexts.ts';

// The figures of the tables are laid by hand: they are only folded again when product time moves.

let server: TestServer;
beforeAll(async () => {
  // figures are only folded where a test says so
  server = await startServer({ worker: false });
});
afterAll(() => server.close());

const lay = (rows: RawBuilder<unknown>) => inTenant(server.db, 'acme', (tx) => rows.execute(tx));
const ask = async <Answer>(document: string, variables: Record<string, unknown>): Promise<Answer> =>
  (await (await server.as('ann@acme.example')).query<{ answer: Answer }>(document, variables)).answer;

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly totalPages: number;
}
/** All pages of a table, in order. */
async function pagesOf<Row>(document: string, variables: Record<string, unknown>): Promise<Page<Row>[]> {
  const pages: Page<Row>[] = [];
  for (let page = 0; page < (pages[0]?.totalPages ?? 1); page += 1) {
    pages.push(await ask<Page<Row>>(document, { ...variables, page }));
  }
  return pages;
}

interface CourseRow {
  readonly coverImageUrl: string;
  readonly courseId: string;
  readonly enrolled: number;
}
const courses = `query ($page: Int, $searchTerm: String, $sortBy: SortBy) {
  answer: getOrganizationCourses(filterType: "LAST_90_DAYS", page: $page, searchTerm: $searchTerm, sortBy: $sortBy) {
    rows: courses { courseId enrolled coverImageUrl } total totalPages } }`;

test('[ORG-03] the course table has 25 rows on a page, and each course once, in one order over all pages', async () => {
  await lay(sql`delete from course_figure where filter = 'LAST_90_DAYS'`);
  await lay(sql`insert into course_figure (customer_id, filter, course_id, enrolled, engaged, completed, views)
    select 'acme', 'LAST_90_DAYS', course_id, row_number() over (order by course_id) / 2, 0, 0, 0
    from course order by course_id limit 30`);
  const sortBy = { key: 'enrolled', direction: 'DESC' };
  const pages = await pagesOf<CourseRow>(courses, { sortBy });
  expect(pages.map(({ rows, total, totalPages }) => [rows.length, total, totalPages])).toEqual([
    [25, 30, 2],
    [5, 30, 2],
  ]);
  const rows = pages.flatMap((page) => page.rows);
  expect(new Set(rows.map(({ courseId }) => courseId)).size).toBe(30);
  expect(rows.filter(({ coverImageUrl }) => !coverImageUrl.startsWith('/files/art/cover/'))).toEqual([]);
  const counts = rows.map(({ enrolled }) => enrolled);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const beyond = await ask<Page<CourseRow>>(courses, { sortBy, page: 7 });
  expect(beyond).toEqual({ rows: [], total: 30, totalPages: 2 });
});

test('[ORG-03] [ORG-05] titles are sorted as people read them, and equal ones by their ids', async () => {
  const titles = [
    'Part 10',
    'éclair',
    'Part 2',
    'Zoning',
    'Eclipse',
    'apples',
    'Résumé',
    'resume',
    'résume',
    'Part 02b',
  ];
  await lay(sql`delete from course_figure where filter = 'LAST_30_DAYS'`);
  await lay(sql`delete from member_course_figure where member_id = 'bob-tanaka' and filter = 'LAST_30_DAYS'`);
  for (const [index, title] of titles.entries()) {
    const id = `titled-${String(index)}`;
    await sql`insert into course (course_id, course_type, title, cover_image_url, topic, difficulty, length_minutes)
      values (${id}, 'OPEN', ${title}, '/x.webp', 'Strategy', 'Beginner', 60)`.execute(server.db);
    await lay(sql`insert into course_figure (customer_id, filter, course_id, enrolled, engaged, completed, views)
      values ('acme', 'LAST_30_DAYS', ${id}, 1, 1, 1, 1)`);
    await lay(sql`insert into member_course_figure (customer_id, filter, course_id, member_id, status, progress, views,
        completed, badges, seconds, is_engaged, enrolled_sessions, completed_sessions)
      values ('acme', 'LAST_30_DAYS', ${id}, 'bob-tanaka', 'ENROLLED', 0, 0, 0, 0, 0, false, '{}', '{}')`);
  }
  const ofCompany = `query ($sortBy: SortBy) { answer: getOrganizationCourses(filterType: "LAST_30_DAYS", sortBy: $sortBy) {
    rows: courses { title } } }`;
  const ofBob = `query ($sortBy: SortBy) {
    answer: getEmployeeCourses(userId: "bob-tanaka", filterType: "LAST_30_DAYS", sort: $sortBy) { rows: courses { title } } }`;
  const alike = ['Résumé', 'resume', 'résume'];
  const ascending = ['apples', 'éclair', 'Eclipse', 'Part 2', 'Part 02b', 'Part 10', ...alike, 'Zoning'];
  const descending = ['Zoning', ...alike, 'Part 10', 'Part 02b', 'Part 2', 'Eclipse', 'éclair', 'apples'];
  for (const document of [ofCompany, ofBob]) {
    for (const [direction, order] of [
      ['ASC', ascending],
      ['DESC', descending],
    ] as const) {
      const { rows } = await ask<Page<{ title: string }>>(document, { sortBy: { key: 'title', direction } });
      expect(rows.map(({ title }) => title)).toEqual(order);
    }
  }
  await sql`delete from course where course_id like 'titled-%'`.execute(server.db);
});

interface OwnRow {
  readonly courseId: string;
  readonly hoursWatched: number;
  readonly enrolledOn: string | null;
}
const ofPerson = `query ($page: Int, $sort: SortBy) {
  answer: getEmployeeCourses(userId: "bob-tanaka", filterType: "LAST_30_DAYS", page: $page, sort: $sort) {
    rows: courses { courseId hoursWatched enrolledOn } total totalPages } }`;

test('[ORG-05] the courses of a person are paged alike, hours are of seconds, and days those of the company', async () => {
  await lay(sql`delete from member_course_figure where member_id = 'bob-tanaka' and filter = 'LAST_30_DAYS'`);
  await lay(sql`insert into member_course_figure (customer_id, filter, course_id, member_id, status, enrolled_at,
      completed_at, progress, views, completed, badges, seconds, is_engaged, enrolled_sessions, completed_sessions)
    select 'acme', 'LAST_30_DAYS', course_id, 'bob-tanaka', 'ENROLLED',
      case when n % 2 = 0 then timestamp '2026-03-01 03:30' at time zone 'UTC' end, null, 0, 0, 0, 0, n * 5400, true, '{}', '{}'
    from (select course_id, row_number() over (order by course_id) as n from course order by course_id limit 26) as c`);
  const pages = await pagesOf<OwnRow>(ofPerson, { sort: { key: 'hoursWatched', direction: 'DESC' } });
  expect(pages.map(({ rows, total, totalPages }) => [rows.length, total, totalPages])).toEqual([
    [25, 26, 2],
    [1, 26, 2],
  ]);
  const rows = pages.flatMap((page) => page.rows);
  expect(rows.map(({ hoursWatched }) => hoursWatched)).toEqual(Array.from({ length: 26 }, (_, n) => (26 - n) * 1.5));
  // 3:30 in UTC is the evening before in New York
  expect(new Set(rows.map(({ enrolledOn }) => enrolledOn))).toEqual(new Set([null, '2026-02-28']));
});

test('[ORG-03] [ORG-05] courses are found by words of their title in any order, accents and case aside, in a range and on some days', async () => {
  const days = ['2026-03-02', '2026-03-04'] as const;
  const found = async (search: string): Promise<readonly string[][]> => {
    const document = `query ($search: String, $from: String, $to: String) {
      answer: getEmployeeCourses(userId: "bob-tanaka", search: $search, filterType: "LAST_30_DAYS", from: $from, to: $to) {
        rows: courses { courseId } } }`;
    const [from, to] = days;
    const table = await ask<Page<CourseRow>>(courses, { searchTerm: search });
    const [inRange, onDays] = await Promise.all(
      [{}, { from, to }].map((asked) => ask<Page<CourseRow>>(document, { search, ...asked })),
    );
    return [table, inRange, onDays].map((page) => page?.rows.map(({ courseId }) => courseId).toSorted() ?? []);
  };
  const [id, other] = ['ai-leaders', 'cash-before-profit'];
  await lay(sql`delete from course_figure`);
  await lay(sql`insert into course_figure (customer_id, filter, course_id, enrolled, engaged, completed, views)
    select 'acme', 'LAST_90_DAYS', course_id, 1, 0, 0, 0 from course where course_id in (${id}, ${other})`);
  await lay(sql`delete from member_course_figure where member_id = 'bob-tanaka'`);
  await lay(sql`insert into member_course_figure (customer_id, filter, course_id, member_id, status, progress, views,
      completed, badges, seconds, is_engaged, enrolled_sessions, completed_sessions)
    select 'acme', 'LAST_30_DAYS', course_id, 'bob-tanaka', 'ENROLLED', 0, 0, 0, 0, 0, false, '{}', '{}'
    from course where course_id in (${id}, ${other})`);
  await lay(
    sql`delete from member_day where member_id = 'bob-tanaka' and day between ${days[0]}::date and ${days[1]}::date`,
  );
  await lay(sql`insert into member_day (customer_id, member_id, day, kind, course_id, session_id, thing, happened, seconds,
      last_at)
    select 'acme', 'bob-tanaka', ${days[0]}::date, 'VIDEO', course_id, '', 'a video', 1, 60, ${days[0]}::date
    from course where course_id in (${id}, ${other})`);
  await sql`update course set title = 'Négocier, sans peur' where course_id = ${id}`.execute(server.db);
  const everywhere = (...ids: string[]) => [ids, ids, ids];
  expect(await found('')).toEqual(everywhere(id, other));
  for (const term of ['négocier', 'NEGOCIER', '  Sans Peur ', 'Négòcier', 'peur nego', 'SANS  né'])
    expect([term, await found(term)]).toEqual([term, everywhere(id)]);
  for (const other of ['%', '_', 'n%r', 'peur cash'])
    expect([other, await found(other)]).toEqual([other, everywhere()]);
});

interface Person {
  readonly name: string;
  readonly email: string;
}
const employees = `query ($searchTerm: String, $sortBy: SortBy) {
  answer: getOrganizationEmployees(searchTerm: $searchTerm, sortBy: $sortBy) { rows: employees { name email } total totalPages } }`;
const found = async (searchTerm: string): Promise<string[]> =>
  (await ask<Page<Person>>(employees, { searchTerm })).rows.map(({ name }) => name);

test('[ORG-03] a person is found by each word of name or address, in any order, and not by the domain that all share', async () => {
  const [first = ''] = await found('');
  const [given = '', family = ''] = first.split(' ');
  for (const typed of [first, `${family} ${given}`, `${family.toUpperCase()}  ${given.slice(0, 2)}`])
    expect(await found(typed), typed).toContain(first);
  const everybody = (await ask<Page<Person>>(employees, { searchTerm: '' })).total;
  const [person] = (await ask<Page<Person>>(employees, { searchTerm: first })).rows as (Person & { email: string })[];
  const [name = '', domain = ''] = (person?.email ?? '').split('@');
  expect(await found(person?.email ?? '')).toEqual([first]);
  expect(await found(name)).toContain(first);
  for (const typed of [domain, domain.split('.').at(-1) ?? '', '.'])
    expect((await ask<Page<Person>>(employees, { searchTerm: typed })).total, typed).toBeLessThan(everybody);
  expect(await found(`${given} ${given}x`)).toEqual([]);
});

test('[ORG-03] a search with NUL, which the database has not, finds nothing', async () => {
  expect((await found('a')).length).toBeGreaterThan(0);
  for (const searchTerm of ['\0', 'a\0']) {
    expect(await found(searchTerm)).toEqual([]);
    expect(await ask<Page<CourseRow>>(courses, { searchTerm })).toEqual({ rows: [], total: 0, totalPages: 1 });
  }
});

test('[ORG-03] [THR-29] SQL and wildcards in a search, an order or a filter break nothing', async () => {
  const document = `query ($searchTerm: String, $sortBy: SortBy, $filter: String) {
    people: getOrganizationEmployees(searchTerm: $searchTerm, sortBy: $sortBy, filterType: $filter) { employees { name } }
    courses: getOrganizationCourses(searchTerm: $searchTerm, sortBy: $sortBy, filterType: $filter) { courses { courseId } }
  }`;
  const caller = await server.as('ann@acme.example');
  const usual = await caller.query(document, {});
  for (const text of sqlTexts.filter((_, place) => place % 7 === 0)) {
    expect([text, (await caller.ask(document, { searchTerm: text })).errors]).toEqual([text, undefined]);
    const sorted = await caller.ask(document, { sortBy: { key: text, direction: 'ASC' }, filter: text });
    expect([text, sorted]).toEqual([text, { data: usual }]);
  }
  expect(server.takeErrors()).toEqual([]);
});

test('[ORG-03] people are found by letters of name or address, accents, case and spaces around aside; a wildcard is a letter', async () => {
  const one = ['Selma Öztürk'];
  for (const term of ['öztürk', 'OZTURK', '  Ozturk ']) expect([term, await found(term)]).toEqual([term, one]);
  expect(await found('BOB@ACME')).toEqual(['Bob Tanaka']);
  for (const wildcard of ['%', '_', '\\', 'b%b']) expect([wildcard, await found(wildcard)]).toEqual([wildcard, []]);
});

test('[ORG-03] names are sorted without case and accents', async () => {
  const names = ['zoe Ümit', 'Émile Zog', 'Eric Yves', 'ämil Xu'];
  const people = await ask<Page<Person>>(employees, {});
  for (const [n, { email }] of people.rows.slice(0, names.length).entries()) {
    await lay(sql`update member_figure set name = ${names[n]}, sort_name = fold(${names[n]}) where email = ${email}`);
  }
  for (const direction of ['ASC', 'DESC']) {
    const { rows } = await ask<Page<Person>>(employees, { sortBy: { key: 'name', direction } });
    const ours = rows.map(({ name }) => name).filter((name) => names.includes(name));
    const sorted = ['ämil Xu', 'Émile Zog', 'Eric Yves', 'zoe Ümit'];
    expect(ours).toEqual(direction === 'ASC' ? sorted : sorted.toReversed());
  }
});

test('[ORG-03] [ORG-09] the people behind Users Engaged come first in every range, as many as the figure says', async () => {
  const document = `query ($filter: String, $sortBy: SortBy) {
    details: getOrganizationDetails(filterType: $filter) { stats { usersEngaged } }
    table: getOrganizationEmployees(filterType: $filter, sortBy: $sortBy) { employees { userId isEngaged } total } }`;
  for (const filter of ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE']) {
    const read = async (direction: string) =>
      (await server.as('ann@acme.example')).query<{
        details: { stats: { usersEngaged: number } };
        table: { employees: { userId: string; isEngaged: boolean }[]; total: number };
      }>(document, { filter, sortBy: { key: 'engaged', direction } });
    const { details, table } = await read('DESC');
    const flags = table.employees.map(({ isEngaged }) => isEngaged);
    expect([filter, flags.filter(Boolean).length]).toEqual([filter, details.stats.usersEngaged]);
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(flags)).toEqual(new Set([true, false]));
    const ids = table.employees.map(({ userId }) => userId);
    expect((await read('ASC')).table.employees.map(({ userId }) => userId)).toEqual(ids.toReversed());
  }
});

interface Sessions {
  readonly sessionsForCourse: readonly { readonly sessionId: string; readonly enrolled: number }[];
}

test('[ORG-04] a course opens to its sessions of the range, the latest first, those without a date last', async () => {
  const course = 'ai-leaders';
  const { rows: known } = await sql<{ id: string }>`select session_id as id from session where course_id = ${course}
    order by start_at desc nulls last, title, session_id`.execute(server.db);
  expect(known.length).toBeGreaterThan(2);
  await lay(sql`delete from session_figure where course_id = ${course}`);
  await lay(sql`insert into session_figure (customer_id, filter, course_id, session_id, enrolled, completed)
    select 'acme', filter, course_id, session_id, case filter when 'LAST_30_DAYS' then 3 else 8 end, 1
    from session cross join unnest(array['LAST_30_DAYS', 'LAST_90_DAYS']) as filter where course_id = ${course}`);
  const document = `query ($filterType: String) {
    answer: getOrganizationSessionByCourse(courseId: "${course}", filterType: $filterType) { sessionsForCourse { sessionId enrolled } } }`;
  const { sessionsForCourse: shown } = await ask<Sessions>(document, { filterType: 'LAST_30_DAYS' });
  expect(shown).toEqual(known.map(({ id }) => ({ sessionId: id, enrolled: 3 })));
});

interface Details {
  readonly employee: { readonly imageUrl: string | null; readonly hoursWatched: number };
}
const details = `query ($userId: ID!) {
  answer: getEmployeeDetails(userId: $userId, filterType: "LAST_30_DAYS") { employee { imageUrl hoursWatched } } }`;

test('[ORG-05] hours are of seconds, and the picture of a person who has left the company is not shown', async () => {
  const picture = '/files/pictures/bob.webp';
  const setMember = (values: { profile_image_url?: string; customer_id?: string }) =>
    server.db.updateTable('member').set(values).where('member_id', '=', 'bob-tanaka').execute();
  await setMember({ profile_image_url: picture });
  await lay(sql`update member_figure set seconds = 5400 where member_id = 'bob-tanaka'`);
  const bob = () => ask<Details>(details, { userId: 'bob-tanaka' });
  expect((await bob()).employee).toEqual({ imageUrl: picture, hoursWatched: 1.5 });
  await setMember({ customer_id: 'consumer' });
  expect((await bob()).employee.imageUrl).toBeNull();
  await setMember({ customer_id: 'acme' });
});

interface Days {
  readonly activity: readonly { readonly day: string; readonly lessonsStarted: number }[];
  readonly from: string;
  readonly to: string;
}

test('[ORG-01] the chart has the days of the range, its first and its last included, and no other', async () => {
  const document = `{ answer: getOrganizationDetails(filterType: "LAST_30_DAYS") { activity { day lessonsStarted } from to } }`;
  const { from, to } = await ask<Days>(document, {});
  expect((Date.parse(to) - Date.parse(from)) / day).toBe(29);
  await lay(sql`delete from customer_day`);
  await lay(sql`insert into customer_day (customer_id, day, people, views, seconds)
    select 'acme', ${from}::date + n, 1, n, 60 from unnest(array[-1, 0, 12, 29, 30]) as n`);
  const { activity } = await ask<Days>(document, {});
  expect(activity.map(({ lessonsStarted }) => lessonsStarted)).toEqual([0, 12, 29]);
  expect([activity[0]?.day, activity.at(-1)?.day]).toEqual([from, to]);
});
