import {
  csvHead,
  csvLines,
  csvName,
  downloadTypes,
  type DownloadRows,
  type DownloadType,
} from '@atrium/domain/organization/csv.ts';
import { day, hour, minute } from '@atrium/domain/time.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser, type Browser } from '../identity/browser.fixture.ts';
import { makeDownload } from './service/makeDownload.ts';
import { writeDownload } from './service/writeDownload.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Data {
  readonly courses: DownloadRows['courses'][] | null;
  readonly employees: DownloadRows['employees'][] | null;
  readonly employeeCourses: DownloadRows['employee_courses'][] | null;
  readonly employeesMapCourses: DownloadRows['employees_and_courses'][] | null;
  readonly timeZone: string;
  readonly error: { readonly code: string } | null;
}
const call = `query ($downloadType: DownloadType!, $employeeId: ID, $searchTerm: String, $sortBy: SortBy) {
  data: getDashboardDataForDownload(downloadType: $downloadType, employeeId: $employeeId, searchTerm: $searchTerm, sortBy: $sortBy) {
    courses { title courseType enrolled completed engagement videosWatched }
    employees { name email status views completed badges lastActive }
    employeeCourses { title courseType status enrolledOn completedOn videosWatched hoursWatched }
    employeesMapCourses { name email course status progress completedOn }
    timeZone error { code } } }`;
const ask = async (variables: Record<string, unknown>): Promise<Data> =>
  (await (await server.as('ann@acme.example')).query<{ data: Data }>(call, variables)).data;

/** The file of what the call answered, as the browser makes it. */
const fileOf = (type: DownloadType, data: Data): string => csvHead(type) + csvLines(type, data, data.timeZone);
const recordsOf = (file: string): Record<string, string>[] => parse(file, { bom: true, columns: true });

test.each(downloadTypes)('[ORG-06] %s is read back by another library with all its rows', async (downloadType) => {
  const data = await ask({ downloadType, employeeId: 'bob-tanaka' });
  expect(data.error).toBeNull();
  const [rows, ...others] = [data.courses, data.employees, data.employeeCourses, data.employeesMapCourses].filter(
    (list) => list !== null,
  );
  expect(others).toEqual([]);
  expect(rows?.length).toBeGreaterThan(2);
  const records = recordsOf(fileOf(downloadType, data));
  expect(records.length).toBe(rows?.length);
  expect(records.every((record) => Object.values(record)[0] !== '')).toBe(true);
});

test('[ORG-06][THR-50] a name that begins like a formula is a text in the file', async () => {
  await server.db
    .updateTable('member')
    .set({ first_name: '=HYPERLINK("https://evil.example")' })
    .where('member_id', '=', 'owen-prescott')
    .execute();
  await server.clock.advance(minute);
  const records = recordsOf(fileOf('employees', await ask({ downloadType: 'employees', searchTerm: 'Prescott' })));
  expect(records.map((record) => record['Name'])).toEqual([`'=HYPERLINK("https://evil.example") Prescott`]);
});

test('[ORG-06] a download has the search and the order of its table', async () => {
  const found = await ask({ downloadType: 'employees', searchTerm: 'O', sortBy: { key: 'views', direction: 'DESC' } });
  const views = found.employees?.map((row) => row.views) ?? [];
  expect(views.length).toBeGreaterThan(3);
  expect(views).toEqual(views.toSorted((a, b) => b - a));
  expect((await ask({ downloadType: 'employees', searchTerm: 'ÖZTÜRK' })).employees?.map((row) => row.name)).toEqual([
    'Selma Öztürk',
  ]);
});

test('[THR-50] each page of a download is audited with what was asked for, and none that was refused', async () => {
  const ann = await server.as('ann@acme.example');
  const audited = () =>
    server.db
      .selectFrom('audit_entry')
      .select(['subject', 'detail'])
      .where('actor_member_id', '=', ann.memberId)
      .where('action', '=', 'ORGANIZATION_DATA_DOWNLOADED')
      .orderBy('audit_entry_id', 'desc')
      .execute();
  const before = await audited();
  await ask({ downloadType: 'courses', searchTerm: 'cash' });
  const entries = await audited();
  expect(entries[0]).toMatchObject({ subject: 'customer/acme', detail: { type: 'courses', searchTerm: 'cash' } });
  expect(entries).toHaveLength(before.length + 1);
  // a later page is audited, too, when it is asked for alone
  await ann.query('{ getDashboardDataForDownload(downloadType: employees, page: 3) { total } }');
  const [page, ...earlier] = await audited();
  expect(page?.detail).toMatchObject({ type: 'employees', page: 3 });
  expect(earlier).toEqual(entries);
  for (const customerId of ['globex', 'no-such-company']) {
    await ann.query(
      `{ getDashboardDataForDownload(downloadType: courses, customerId: "${customerId}") { error { code } } }`,
    );
  }
  await ask({ downloadType: 'employee_courses', employeeId: 'gil-hartmann' });
  expect(await audited()).toEqual([page, ...entries]);
});

const mailCall = `mutation ($downloadType: DownloadType!, $companyId: ID) {
  mailed: mailDashboardDownload(downloadType: $downloadType, companyId: $companyId) { email error { code } } }`;

/** A browser in which this account is signed in. */
async function signIn(email: string): Promise<Browser> {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  return browser;
}
/** Follows a link of a mail in that browser, or in one in which nobody is signed in. */
const open = (link: string, browser: Browser | null): Promise<Response> =>
  fetch(server.origin + new URL(link, server.origin).pathname, {
    headers: {
      'sec-fetch-site': 'cross-site',
      cookie: [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
/** The links to downloads in the mails of an account, the newest first, once there are so many. */
async function linksTo(email: string, least = 1): Promise<readonly string[]> {
  const found = async () =>
    (await server.mails())
      .filter(({ to, subject }) => to === email && subject.startsWith('Your download is ready'))
      .map(({ text }) => /\/files\/organization\/\S+/.exec(text)?.[0] ?? '');
  await expect.poll(async () => (await found()).length).toBeGreaterThanOrEqual(least);
  return found();
}
/** At the beginning of an hour, so that a second request is in the same one. */
async function beginHour(): Promise<void> {
  await server.clock.moveTo(Math.ceil(server.clock.now() / hour) * hour + minute);
  await server.db.deleteFrom('limit_bucket').execute();
}

test('[ORG-06] a long download is a job: its file is made once, and mailed as a link that works for a day, for the person who asked alone', async () => {
  const ann = await server.as('ann@acme.example');
  const downloadType = 'employees_and_courses';
  const variables = { downloadType };
  const answer = { mailed: { email: 'ann@acme.example', error: null } };
  await beginHour();
  expect(await ann.query(mailCall, variables)).toEqual(answer);
  expect(await ann.query(mailCall, variables)).toEqual(answer);
  const [link = '', ...others] = await linksTo('ann@acme.example');
  expect(others).toEqual([]);
  const made = fileOf(downloadType, await ask(variables));
  // what happens later is not in it
  await server.db.updateTable('member').set({ last_name: 'Later' }).where('member_id', '=', 'owen-prescott').execute();
  await server.clock.advance(minute);
  expect(fileOf(downloadType, await ask(variables))).not.toBe(made);
  const own = await signIn('ann@acme.example');
  const response = await open(link, own);
  expect([response.status, response.headers.get('content-disposition'), response.headers.get('cache-control')]).toEqual(
    [200, `attachment; filename="${csvName('employees_and_courses')}"`, 'private, no-store'],
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.toString()).toBe(made);
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);

  const visitor = await open(link, null);
  expect([visitor.status, visitor.headers.get('content-type')]).toEqual([401, 'text/html; charset=utf-8']);
  const page = await visitor.text();
  expect(page).toContain('Log in first, then open the link in your email again.');
  expect(page).not.toContain('@acme.example');
  // our staff, who may see the rows, and an administrator of another company
  const strangers = [await signIn('employee@demo.example'), await signIn('gil@globex.example')];
  const refusals = await Promise.all(strangers.map(async (browser) => (await open(link, browser)).text()));
  expect(refusals[0]).toContain('This link does not work');
  expect(new Set([...refusals, await (await open(link.replace('/acme/', '/globex/'), own)).text()]).size).toBe(1);

  const parts = () => inTenant(server.db, 'acme', (tx) => tx.selectFrom('company_download_part').selectAll().execute());
  expect(await parts()).not.toEqual([]);
  // when it has expired, and before it is removed
  const expire = (at: number) =>
    inTenant(server.db, 'acme', (tx) =>
      tx
        .updateTable('company_download')
        .set({ expires_at: new Date(at) })
        .execute(),
    );
  const instant = server.clock.now();
  await expire(instant);
  expect((await open(link, own)).status).toBe(403);
  await expire(instant + day);
  expect((await open(link, own)).status).toBe(200);
  await server.clock.advance(day);
  expect((await open(link, own)).status).toBe(403);
  expect(await parts()).toEqual([]);
});

test('[THR-26] a link makes and opens no file for a member who may no longer see the figures', async () => {
  const ann = await server.as('ann@acme.example');
  await beginHour();
  const before = (await linksTo('ann@acme.example', 0)).length;
  await ann.query(mailCall, { downloadType: 'courses' });
  const [link = ''] = await linksTo('ann@acme.example', before + 1);
  const own = await signIn('ann@acme.example');
  // a process hears of a grant a moment later (decision 005)
  const opens = () => expect.poll(async () => (await open(link, own)).status);
  // one that was asked for before
  const rows = { download_type: 'employees', filter: 'LAST_30_DAYS', search_term: '' } as const;
  const row = { customer_id: 'acme', member_id: ann.memberId, ...rows };
  const now = server.clock.now();
  await inTenant(server.db, 'acme', (tx) =>
    tx
      .insertInto('company_download')
      .values({
        ...row,
        company_download_id: 'late',
        requested_at: new Date(now),
        expires_at: new Date(now + day),
      })
      .execute(),
  );
  const make = () => makeDownload(server.context(null, now), { customerId: 'acme', id: 'late' });
  const grants = server.db.deleteFrom('entitlement_grant').where('member_id', '=', ann.memberId);
  const taken = await grants.where('entitlement_id', '=', 'area-enterprise-dashboard').returningAll().execute();
  try {
    expect(taken.length).toBeGreaterThan(0);
    await opens().toBe(403);
    await make();
    expect(await linksTo('ann@acme.example')).toHaveLength(before + 1);
  } finally {
    await server.db.insertInto('entitlement_grant').values(taken).execute();
  }
  await opens().toBe(200);
  // a job may run twice
  await make();
  await make();
  expect(await linksTo('ann@acme.example', before + 2)).toHaveLength(before + 2);
});

test('[ORG-10] a download of another company is refused as one that does not exist', async () => {
  const ann = await server.as('ann@acme.example');
  const foreign = await ann.query(mailCall, { downloadType: 'courses', companyId: 'globex' });
  expect(foreign).toEqual({ mailed: { email: null, error: { code: 'NOT_FOUND' } } });
  expect(await ann.query(mailCall, { downloadType: 'courses', companyId: 'nobody' })).toEqual(foreign);
  const ofPerson = `mutation ($employeeId: ID) { mailed: mailDashboardDownload(downloadType: employee_courses,
    employeeId: $employeeId) { email error { code } } }`;
  const before = (await server.mails()).length;
  for (const employeeId of ['gil-hartmann', 'nobody', null])
    expect(await ann.query(ofPerson, { employeeId })).toEqual(foreign);
  expect(await server.mails()).toHaveLength(before);
  const links = (await linksTo('ann@acme.example', 0)).length;
  expect(await ann.query(ofPerson, { employeeId: 'bob-tanaka' })).toMatchObject({ mailed: { error: null } });
  // its mail comes later, and would be taken for that of the next test
  await linksTo('ann@acme.example', links + 1);
});

test('[ORG-06] a mailed link opens, however long the search, the order and the person that were asked for are', async () => {
  const ann = await server.as('ann@acme.example');
  const long = 'tanaka '.padEnd(200) + 'x'.repeat(20_000);
  const document = `mutation ($long: String!, $id: ID) { mailed: mailDashboardDownload(downloadType: employees,
    searchTerm: $long, employeeId: $id, sortBy: { key: $long, direction: DESC }) { error { code } } }`;
  const before = (await linksTo('ann@acme.example', 0)).length;
  expect(await ann.query(document, { long, id: long })).toEqual({ mailed: { error: null } });
  const [link = ''] = await linksTo('ann@acme.example', before + 1);
  const response = await open(link, await signIn('ann@acme.example'));
  expect(response.status).toBe(200);
  const audited = server.db.selectFrom('audit_entry').select('detail').where('actor_member_id', '=', ann.memberId);
  const [last] = await audited.orderBy('audit_entry_id', 'desc').limit(1).execute();
  expect(last?.detail).toMatchObject({ type: 'employees', employeeId: null, sortBy: null });
  const expected = await ask({ downloadType: 'employees', searchTerm: 'tanaka' });
  expect(expected.employees).toHaveLength(1);
  expect(Buffer.from(await response.arrayBuffer()).toString()).toBe(fileOf('employees', expected));
});

test('[ORG-06] two people who ask for the same rows in one hour get a mail each', async () => {
  await beginHour();
  for (const [who, email] of [
    ['ann@acme.example', 'ann@acme.example'],
    ['employee', 'employee@demo.example'],
  ] as const) {
    const before = (await linksTo(email, 0)).length;
    const asked = { downloadType: 'courses', companyId: 'acme' };
    expect(await (await server.as(who)).query(mailCall, asked)).toEqual({ mailed: { email, error: null } });
    await linksTo(email, before + 1);
  }
});

test('[THR-50] links to downloads are mailed twenty times an hour at most', async () => {
  const gil = await server.as('gil@globex.example');
  const document = `mutation ($searchTerm: String) {
    mailed: mailDashboardDownload(downloadType: employees, searchTerm: $searchTerm) { error { code } } }`;
  const send = async (searchTerm: string) =>
    (await gil.query<{ mailed: { error: { code: string } | null } }>(document, { searchTerm })).mailed.error?.code ??
    'done';
  await beginHour();
  for (let n = 0; n < 20; n += 1) expect(await send(`term ${String(n)}`)).toBe('done');
  expect(await send('one more')).toBe('RATE_LIMITED');
  // what is on its way already is no further mail
  expect(await send('term 0')).toBe('done');
  await server.clock.advance(hour + minute);
  expect(await send('one more')).toBe('done');
});

test.each(downloadTypes)('[ORG-06] %s has no rows on a page after the last one, however late', async (type) => {
  const ann = await server.as('ann@acme.example');
  const rows = `courses { title } employees { name } employeeCourses { title } employeesMapCourses { name }`;
  const paged = `query ($type: DownloadType!, $page: Int) {
    data: getDashboardDataForDownload(downloadType: $type, employeeId: "bob-tanaka", page: $page) { ${rows} error { code } } }`;
  for (const page of [9, 2_147_483_647]) {
    const { data } = await ann.query<{ data: Data }>(paged, { type, page });
    const { courses, employees, employeeCourses, employeesMapCourses, error } = data;
    const lists = [courses, employees, employeeCourses, employeesMapCourses].filter((list) => list !== null);
    expect([lists, error]).toEqual([[[]], null]);
  }
});

test('[ORG-06] a file that is written page by page has every row once, however small the pages', async () => {
  const asked = { employeeId: 'bob-tanaka', filter: 'LAST_30_DAYS', searchTerm: '', sortBy: null } as const;
  const now = new Date(server.clock.now());
  for (const type of downloadTypes) {
    const write = (sizes?: { rows: number; people: number }) =>
      inTenant(server.db, 'acme', async (tx) => {
        const written = await writeDownload(
          { tx, customerId: 'acme', timeZone: 'UTC', now, asOf: '' },
          { ...asked, type },
          sizes,
        );
        if (!written.ok) throw new Error(written.refusal.code);
        // without a name already: nothing is left of it when the process ends
        expect((await written.value.stat()).nlink).toBe(0);
        const { buffer, bytesRead } = await written.value.read(Buffer.alloc(1e6), 0, 1e6, 0);
        await written.value.close();
        return buffer.subarray(0, bytesRead).toString();
      });
    const whole = await write();
    expect(recordsOf(whole).length).toBeGreaterThan(3);
    expect(await write({ rows: 3, people: 2 }), type).toBe(whole);
  }
});

test('[THR-50] a link is mailed once an hour, each opening is audited, and each page that is asked for', async () => {
  const ann = await server.as('ann@acme.example');
  const audited = async (): Promise<number> =>
    (
      await server.db
        .selectFrom('audit_entry')
        .select('audit_entry_id')
        .where('actor_member_id', '=', ann.memberId)
        .where('action', '=', 'ORGANIZATION_DATA_DOWNLOADED')
        .execute()
    ).length;
  const mailed = async () => (await linksTo('ann@acme.example')).filter((link) => link.endsWith('/employees.csv'));
  await beginHour();
  const earlier = (await mailed()).length;
  for (let times = 0; times < 2; times += 1) {
    await ann.query(mailCall, { downloadType: 'employees' });
    await expect.poll(async () => (await mailed()).length).toBe(earlier + 1);
    await server.clock.advance(5 * minute);
  }
  const [link = ''] = await mailed();
  const own = await signIn('ann@acme.example');
  const before = await audited();
  expect((await open(link, own)).status).toBe(200);
  expect(await audited()).toBe(before + 1);
  // a mail scanner looks at it
  const { pathname } = new URL(link, server.origin);
  expect((await server.stranger.fetch(pathname, { method: 'HEAD' })).status).toBe(404);
  expect(await audited()).toBe(before + 1);
  const paged = (page: number) =>
    ann.query(`{ getDashboardDataForDownload(downloadType: employees, page: ${String(page)}) { error { code } } }`);
  for (const page of [0, 1, 2]) await paged(page);
  expect(await audited()).toBe(before + 4);
  // a page before the first one is the first
  await paged(-1);
  expect(await audited()).toBe(before + 5);
});

test('[THR-50] two hundred downloads in ten minutes are the most, those by mailed links counted', async () => {
  const gil = await server.as('gil@globex.example');
  await server.clock.advance(hour);
  // links of the tests before
  const earlier = (await linksTo('gil@globex.example', 0)).length;
  await gil.query(mailCall, { downloadType: 'courses' });
  const own = await signIn('gil@globex.example');
  const [link = ''] = (await linksTo('gil@globex.example', earlier + 1)).filter((path) =>
    path.endsWith('/courses.csv'),
  );
  await server.db.deleteFrom('limit_bucket').execute();
  const call = '{ data: getDashboardDataForDownload(downloadType: courses) { error { code } } }';
  const download = async () => (await gil.query<{ data: Pick<Data, 'error'> }>(call)).data.error?.code ?? 'done';
  const all: string[] = [];
  for (let times = 0; times < 200; times += 1) all.push(await download());
  expect(new Set(all)).toEqual(new Set(['done']));
  expect(await download()).toBe('RATE_LIMITED');
  const words = '{ data: getDashboardDataForDownload(downloadType: courses) { error { message } } }';
  expect((await gil.query<{ data: { error: unknown } }>(words)).data.error).toEqual({
    message: expect.stringMatching(/^Too many requests\. Please try again in (?:10|[2-9]) minutes\.$/) as unknown,
  });
  const refused = await open(link, own);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await refused.text()).toMatch(/Your link is still good\. Please open it again in (?:10|[2-9]) minutes\./);
  await server.clock.advance(11 * minute);
  expect(await download()).toBe('done');
  expect((await open(link, own)).status).toBe(200);
});
