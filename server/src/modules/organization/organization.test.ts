import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const calls: Readonly<Record<string, string>> = {
  details: `query ($customerId: ID) { answer: getOrganizationDetails(customerId: $customerId) {
    overview { companyName totalSeats } stats { usersEngaged } activity { day } asOf error { code message } } }`,
  before: `query ($customerId: ID) { answer: getOrganizationPeriodBefore(customerId: $customerId, filterType: "LAST_30_DAYS") {
    stats { usersEngaged } from to error { code message } } }`,
  employees: `query ($customerId: ID) { answer: getOrganizationEmployees(customerId: $customerId) {
    employees { userId email } total totalPages asOf error { code message } } }`,
  courses: `query ($customerId: ID) { answer: getOrganizationCourses(customerId: $customerId) {
    courses { courseId } total totalPages asOf error { code message } } }`,
  sessions: `query ($customerId: ID) { answer: getOrganizationSessionByCourse(customerId: $customerId, courseId: "ai-leaders") {
    sessionsForCourse { sessionId } error { code message } } }`,
  employee: `query ($customerId: ID, $userId: ID = "bob-tanaka") {
    answer: getEmployeeDetails(customerId: $customerId, userId: $userId) {
    employee { name email } asOf error { code message } } }`,
  employeeCourses: `query ($customerId: ID, $userId: ID = "bob-tanaka") {
    answer: getEmployeeCourses(customerId: $customerId, userId: $userId) {
    courses { courseId } total totalPages asOf error { code message } } }`,
  download: `query ($customerId: ID) { answer: getDashboardDataForDownload(customerId: $customerId, downloadType: employees) {
    employees { userId email } total totalPages asOf error { code message } } }`,
  employeeDownload: `query ($customerId: ID, $userId: ID = "bob-tanaka") {
    answer: getDashboardDataForDownload(customerId: $customerId, employeeId: $userId, downloadType: employee_courses) {
    employeeCourses { courseId } total totalPages asOf error { code message } } }`,
};
interface Answered {
  readonly answer: { readonly error: { readonly code: string } | null } & Readonly<Record<string, unknown>>;
}
const names = Object.keys(calls);
const ask = async (persona: string, name: string, variables: Record<string, unknown> = {}) =>
  (await server.as(persona)).query<Answered>(calls[name] ?? '', variables);

test.each(names)('[ORG-10][THR-26] %s: an administrator reads the own company, by its id or without', async (name) => {
  const own = await ask('ann@acme.example', name);
  expect(own.answer.error).toBeNull();
  expect(await ask('ann@acme.example', name, { customerId: 'acme' })).toEqual(own);
});

test.each(names)(
  '[ORG-10][THR-26] %s: another company is answered exactly as one that does not exist',
  async (name) => {
    const foreign = await ask('ann@acme.example', name, { customerId: 'globex' });
    expect(foreign.answer.error?.code).toBe('NOT_FOUND');
    expect(await ask('ann@acme.example', name, { customerId: 'no-such-company' })).toEqual(foreign);
    expect(await ask('ann@acme.example', name, { customerId: 'consumer' })).toEqual(foreign);
  },
);

test.each(['employee', 'employeeCourses', 'employeeDownload'])(
  '[ORG-10][THR-26] %s: a person of another company is answered exactly as one who does not exist',
  async (name) => {
    const foreign = await ask('ann@acme.example', name, { userId: 'gil-hartmann' });
    expect(foreign.answer.error?.code).toBe('NOT_FOUND');
    expect(await ask('ann@acme.example', name, { userId: 'nobody' })).toEqual(foreign);
    // naming the other company does not help
    expect(await ask('ann@acme.example', name, { userId: 'gil-hartmann', customerId: 'globex' })).toEqual(foreign);
  },
);

test('[ORG-10] [THR-26] a course or session of which the company has nobody is answered as one that does not exist', async () => {
  const document = `query ($courseId: ID, $sessionId: ID) {
    answer: getOrganizationEmployees(courseId: $courseId, sessionId: $sessionId) {
      employees { userId } scopeTitle total totalPages error { code message } } }`;
  const ann = await server.as('ann@acme.example');
  const open = async (courseId: string, sessionId: string | null) =>
    (await ann.query<Answered>(document, { courseId, sessionId })).answer;
  const courses = await server.db.selectFrom('course').select('course_id as courseId').execute();
  const sessions = await server.db
    .selectFrom('session')
    .select(['course_id as courseId', 'session_id as sessionId'])
    .execute();
  const [ofCourses, ofSessions] = await inTenant(server.db, 'acme', async (tx) => [
    new Set((await tx.selectFrom('course_figure').select('course_id as id').execute()).map(({ id }) => id)),
    new Set((await tx.selectFrom('session_figure').select('session_id as id').execute()).map(({ id }) => id)),
  ]);
  const nothing = await open('no-course', null);
  const counted = { titled: 0, silent: 0 };
  const all = [...courses.map(({ courseId }) => ({ courseId, sessionId: null })), ...sessions];
  for (const { courseId, sessionId } of all) {
    const answer = await open(courseId, sessionId);
    if (sessionId === null ? ofCourses.has(courseId) : ofSessions.has(sessionId)) {
      expect(answer['scopeTitle'], sessionId ?? courseId).not.toBeNull();
      counted.titled += 1;
    } else {
      expect(answer, sessionId ?? courseId).toEqual(nothing);
      counted.silent += 1;
    }
  }
  expect(Math.min(counted.titled, counted.silent)).toBeGreaterThan(5);
});

test.each(names)('[ORG-10] %s: our staff reads any company by its id', async (name) => {
  const { answer } = await ask('employee', name, { customerId: 'acme' });
  expect(answer).toEqual((await ask('ann@acme.example', name)).answer);
  expect((await ask('employee', name, { customerId: 'no-such-company' })).answer.error?.code).toBe('NOT_FOUND');
});

test.each(names)('[ORG-07] %s: a company without a contract is not set up yet', async (name) => {
  const { answer } = await ask('newhire@initech.example', name);
  const { error, ...rest } = answer;
  expect(error).toEqual({
    code: 'ORGANIZATION_NOT_SET_UP',
    message: 'Please talk to your Customer Success Manager to get started.',
  });
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
});

/** The tables about companies, as the catalogue of the database has them, and which of them are behind the wall. */
const tablesOfCompanies = async () =>
  (
    await sql<{ name: string; isWalled: boolean; policies: number; writes: number }>`
      select c.relname as name, c.relrowsecurity as "isWalled",
        (select count(*) from pg_policy p where p.polrelid = c.oid) as policies,
        (select count(*) from pg_policy p where p.polrelid = c.oid and p.polcmd = '*'
          and pg_get_expr(p.polqual, p.polrelid) = '(customer_id = current_setting(''atrium.tenant''::text, true))') as writes
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and (c.relrowsecurity or exists (
        select from pg_attribute a where a.attrelid = c.oid and a.attname = 'customer_id' and not a.attisdropped))
      order by 1`.execute(server.db)
  ).rows;
const walledTables = async () => (await tablesOfCompanies()).filter(({ isWalled }) => isWalled).map(({ name }) => name);

/** What has the id of a company and no wall, because all members write it, or no administrator's call reads it. */
const withoutWall = [
  'attendance',
  'case_study_viewing',
  'content_progress',
  'course_badge',
  'course_completion',
  'credential',
  'enrollment',
  'enrollment_step',
  'meeting_attendance',
  'member_certificate',
  'member_event_rsvp',
  'metering_use',
  'presence',
  'resource_download',
  'video_progress',
  'viewing',
  'analytics_event',
  'customer',
  'email_domain',
  'identity_realm',
  'certificate_notice',
  'lms_provider',
  'sign_on_draft',
  'member',
  'pass',
  'staff_customer',
  'figure_due',
  'figure_late',
];

test('[THR-26] each table about companies is behind the wall, or is one of those that have none for a reason', async () => {
  const tables = await tablesOfCompanies();
  const open = tables.filter(({ isWalled }) => !isWalled).map(({ name }) => name);
  expect(open).toEqual(withoutWall.toSorted());
  const walled = tables.filter(({ isWalled }) => isWalled);
  expect(walled.length).toBeGreaterThan(12);
  // one policy each, for reading and writing, which names the company and nothing else
  expect(walled.filter(({ policies, writes }) => policies !== 1 || writes !== 1)).toEqual([]);
});

test('[THR-26] the role of the application reads no row of a company that its transaction does not name', async () => {
  const rowsOf = async (customerId: string | null, table: string): Promise<Set<string>> => {
    const read = sql<{ customer_id: string }>`select customer_id from ${sql.table(table)}`;
    const { rows } =
      customerId === null
        ? await read.execute(server.db)
        : await inTenant(server.db, customerId, (tx) => read.execute(tx));
    return new Set(rows.map((row) => row.customer_id));
  };
  for (const name of ['ann@acme.example', 'gil@globex.example']) {
    await (await server.as(name)).query('mutation { mailDashboardDownload(downloadType: courses) { error { code } } }');
  }
  const made = () => rowsOf('acme', 'company_download_part');
  await expect.poll(async () => (await made()).size).toBeGreaterThan(0);
  const walled = await walledTables();
  const seen = new Set<string>();
  for (const table of walled) {
    expect([...(await rowsOf(null, table))], table).toEqual([]);
    for (const customerId of ['acme', 'globex']) {
      const found = await rowsOf(customerId, table);
      expect(
        [...found].filter((other) => other !== customerId),
        table,
      ).toEqual([]);
      if (found.size > 0) seen.add(table);
    }
  }
  // each table has rows to hide
  expect([...seen].sort()).toEqual(walled.toSorted());
});

test('[THR-26] the role of the application cannot take the wall around a table down', async () => {
  for (const table of await walledTables()) {
    for (const attempt of [
      sql`alter table ${sql.table(table)} disable row level security`,
      sql`drop policy tenant on ${sql.table(table)}`,
      sql`create policy open on ${sql.table(table)} using (true)`,
      sql`set row_security = off`,
      sql`set session authorization default`,
      sql`reset role`,
    ]) {
      await server.db.connection().execute(async (one) => {
        await attempt.execute(one).catch(() => undefined);
        const { rows } = await sql`select from ${sql.table(table)}`.execute(one).catch(() => ({ rows: [] }));
        expect(rows, table).toEqual([]);
        await sql`reset row_security`.execute(one);
      });
    }
  }
});

test('[THR-26] no row of a company can be given to another one, taken from it or removed by its transaction', async () => {
  for (const table of await walledTables()) {
    const inAcme = (attempt: RawBuilder<unknown>) => inTenant(server.db, 'acme', (tx) => attempt.execute(tx));
    await expect(inAcme(sql`update ${sql.table(table)} set customer_id = 'globex'`), table).rejects.toThrow(
      'row-level security',
    );
    for (const attempt of [
      sql`update ${sql.table(table)} set customer_id = 'acme' where customer_id = 'globex'`,
      sql`delete from ${sql.table(table)} where customer_id = 'globex'`,
    ]) {
      expect([table, (await inAcme(attempt)).numAffectedRows]).toEqual([table, 0n]);
    }
  }
});

test('[THR-26] what a transaction of one company writes into another changes nothing', async () => {
  const asAcme = (attempt: RawBuilder<unknown>) => inTenant(server.db, 'acme', (tx) => attempt.execute(tx));
  for (const attempt of [
    sql`insert into customer_day (customer_id, day, people, views, seconds) values ('globex', '2026-01-01', 1, 1, 1)`,
    sql`insert into contract (contract_id, customer_id, starts_at, ends_at) values ('a', 'globex', now(), now())`,
    sql`insert into seat (contract_id, customer_id, member_id, assigned_at)
      values ('globex-1', 'globex', 'bob-tanaka', now())`,
    sql`update seat set customer_id = 'globex'`,
  ]) {
    await expect(asAcme(attempt)).rejects.toThrow('row-level security');
  }
  for (const attempt of [
    sql`update seat set revoked_at = now() where customer_id = 'globex'`,
    sql`delete from seat where customer_id = 'globex'`,
    sql`update contract set total_seats = 0 where customer_id = 'globex'`,
  ]) {
    expect((await asAcme(attempt)).numAffectedRows).toBe(0n);
  }
});

const companies = `query ($searchTerm: String, $page: Int) { list: listCompanies(searchTerm: $searchTerm, page: $page) {
  companies { companyId name program { totalSeats usedSeats contractStart contractEnd } } total totalPages } }`;
const overviewCall = `query ($customerId: ID) { answer: getOrganizationDetails(customerId: $customerId) {
  overview { totalSeats usedSeats contractStart contractEnd } } }`;
interface CompanyPage {
  readonly list: {
    readonly companies: readonly {
      readonly companyId: string;
      readonly name: string;
      readonly program: { readonly totalSeats: number; readonly usedSeats: number } | null;
    }[];
    readonly total: number;
    readonly totalPages: number;
  };
}

test('[ORG-14] staff find every company by name, with its program or without one', async () => {
  const staff = await server.as('employee');
  const ask = async (variables: Record<string, unknown>) => (await staff.query<CompanyPage>(companies, variables)).list;
  const all = await ask({});
  const [acme, ...others] = [
    'Acme',
    'Globex',
    'Halden',
    'Hooli',
    'Initech',
    'Kruger',
    'Monarch',
    'Oceanic',
    'Pendant',
    'Prestige',
    'Vandelay',
    'Wernham',
  ];
  expect(all.companies.map(({ name }) => name)).toEqual([acme, ...others]);
  expect(all).toMatchObject({ total: 12, totalPages: 1 });
  for (const { companyId: customerId, program } of all.companies) {
    const { answer } = await staff.query<{ readonly answer: { readonly overview: object | null } }>(overviewCall, {
      customerId,
    });
    expect(program, customerId).toEqual(answer.overview);
  }
  await server.db
    .insertInto('customer')
    .values({ customer_id: 'eclair', name: 'éclair & Sons', type: 'ENTERPRISE' })
    .execute();
  const names = async (searchTerm = '') => (await ask({ searchTerm })).companies.map(({ name }) => name);
  expect(await names()).toEqual([acme, 'éclair & Sons', ...others]);
  expect(await names('sons  ECL')).toEqual(['éclair & Sons']);
  expect(await names('sons globex')).toEqual([]);
  await server.db.deleteFrom('customer').where('customer_id', '=', 'eclair').execute();
  expect(await names(' GLÖB')).toEqual(['Globex']);
  expect(await ask({ searchTerm: 'no such company' })).toEqual({ companies: [], total: 0, totalPages: 1 });
  expect(await ask({ page: 1 })).toEqual({ companies: [], total: 12, totalPages: 1 });
});

test('[ORG-14][THR-26] administrators of a company get no list of others', async () => {
  for (const name of ['ann@acme.example', 'hal@hooli.example', 'member']) {
    const { data, errors } = await (await server.as(name)).ask(companies);
    expect(errors?.[0]?.extensions.code, name).toBe('NOT_FOUND');
    expect(data?.list ?? null).toBeNull();
  }
});
