/// <reference lib="esnext.temporal" />
import { persona } from '@atrium/content/people.ts';
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { day, hour, minute, second } from '@atrium/domain/time.ts';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMember, type MemberContext } from '../../base/context.ts';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { readRawFigures } from './rawFigures.fixture.ts';
import { getDashboardDataForDownload } from './service/download.ts';
import { getEmployeeCourses, getEmployeeDetails } from './service/employee.ts';
import { foldFigures, rebuildCustomer } from './service/foldFigures.ts';
import {
  getOrganizationCourses,
  getOrganizationDetails,
  getOrganizationEmployees,
  getOrganizationSessionByCourse,
} from './service/organization.ts';

// Each rule of the figures at its edge, with its own person in a company of New York at noon (D57 to D59).

const customerId = 'edges';
const zone = 'America/New_York';
const today = Temporal.PlainDate.from('2026-06-15');
const now = today.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).epochMilliseconds;
const midnight = (daysAgo: number): number => today.subtract({ days: daysAgo }).toZonedDateTime(zone).epochMilliseconds;
const [course, other] = ['ai-leaders', 'cash-before-profit'];
const [session, otherSession] = ['ai-leaders-od', 'cash-before-profit-od'];

let server: TestServer;
let ctx: MemberContext;
beforeAll(async () => {
  // figures are only folded where a test says so
  server = await startServer({ worker: false });
  ctx = asMember(
    server.context(await findViewer(server.context(null, now), (await server.as('employee')).memberId), now),
  );
  await addCompany(customerId, now - 300 * day, now + 65 * day);
});
afterAll(() => server.close());

const run = (statement: RawBuilder<unknown>) => statement.execute(server.db);
async function addCompany(id: string, startsAt: number, endsAt: number): Promise<void> {
  const row = { customer_id: id, name: 'Edges', type: 'ENTERPRISE' as const, time_zone: zone };
  await server.db.insertInto('customer').values(row).execute();
  await inTenant(server.db, id, (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: id,
        customer_id: id,
        total_seats: 99,
        starts_at: new Date(startsAt),
        ends_at: new Date(endsAt),
      })
      .execute(),
  );
}
interface Seat {
  readonly from?: number;
  readonly until?: number;
  readonly isActivated?: boolean;
}
/** Adds a person with seats, by default one that is in use; returns the id. */
async function addPerson(name: string, seats: readonly Seat[] = [{}]): Promise<string> {
  const memberId = `edges-${name}`;
  const row = { member_id: memberId, customer_id: customerId, email: `${memberId}@edges.example` };
  const names = { first_name: name, last_name: 'Edge', registered_at: new Date(0) };
  await server.db
    .insertInto('member')
    .values({ ...row, ...names })
    .execute();
  for (const { from = now - 200 * day, until, isActivated = true } of seats) {
    const times = { assigned_at: new Date(from), activated_at: isActivated ? new Date(from) : null };
    const revoked = { revoked_at: until === undefined ? null : new Date(until) };
    await inTenant(server.db, customerId, (tx) =>
      tx
        .insertInto('seat')
        .values({ contract_id: customerId, customer_id: customerId, member_id: memberId, ...times, ...revoked })
        .execute(),
    );
  }
  return memberId;
}
/** A course and its session, another one for each of three days. */
function courseOf(n: number): readonly [courseId: string, sessionId: string] {
  const courseIds = [course, other, 'decision-writing'] as const;
  const courseId = courseIds[n % 3] ?? course;
  return [courseId, `${courseId}-od`];
}
async function play(memberId: string, at: number, seconds: number, video = 0): Promise<void> {
  const end = new Date(at + seconds * second);
  await run(sql`insert into viewing (viewing_id, member_id, customer_id, video_id, session_id, course_id, status, started_at,
      last_beat_at, ended_at, playing_seconds, duration)
    select ${`${memberId}-${String(at)}-${String(video)}`}, ${memberId}, ${customerId}, video_id, ${session}, ${course},
      'ENDED', ${new Date(at)}, ${end}, ${end}, ${seconds}, 600
    from video order by video_id limit 1 offset ${video}`);
}
const complete = (memberId: string, at: number, courseId = course, sessionId = session) =>
  run(sql`insert into course_completion (member_id, course_id, session_id, customer_id, completed_at)
    values (${memberId}, ${courseId}, ${sessionId}, ${customerId}, ${new Date(at)})`);
const award = (memberId: string, at: number) =>
  run(sql`insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at)
    values (${memberId}, ${course}, ${session}, ${customerId}, ${new Date(at)})`);
const enroll = (memberId: string, sessionId: string, at: number, status = 'ENROLLED') =>
  run(sql`insert into enrollment (member_id, session_id, customer_id, status, waitlist_number, joined_at, changed_at)
    values (${memberId}, ${sessionId}, ${customerId}, ${status}, ${status === 'WAITLISTED' ? 1 : null}, ${new Date(at)}, ${new Date(at)})`);
const fold = () => server.db.transaction().execute((tx) => rebuildCustomer(tx, customerId, now));

async function detailsOf(memberId: string, filter: FigureFilter = 'LAST_30_DAYS') {
  const { employee } = await getEmployeeDetails(ctx, { customerId, userId: memberId }, filter);
  if (employee === null) throw new Error(`${memberId} is nobody of the company`);
  return employee;
}
const page = { searchTerm: '', page: 0, count: 25, scope: null } as const;
async function coursesOf(memberId: string, filter: FigureFilter = 'LAST_30_DAYS') {
  const table = { ...page, filter, sortBy: { key: 'title', direction: 'ASC' }, days: null } as const;
  return (await getEmployeeCourses(ctx, { customerId, userId: memberId }, table)).courses ?? [];
}

test('[ORG-09] fifteen seconds of a video, together, are one that was watched; less is time alone', async () => {
  const [enough, parts, less] = [await addPerson('enough'), await addPerson('parts'), await addPerson('less')];
  await play(enough, now - hour, 15);
  for (const n of [1, 2, 3]) await play(parts, now - n * hour, 5);
  await play(less, now - hour, 14.9);
  await play(less, now - 2 * hour, 14.9, 1);
  await fold();
  const shown = async (memberId: string) => {
    const { videosWatched, coursesStarted, status, hoursWatched } = await detailsOf(memberId);
    return [videosWatched, coursesStarted, status, Math.round(hoursWatched * 36_000)];
  };
  expect(await shown(enough)).toEqual([1, 1, 'ACTIVE', 150]);
  expect(await shown(parts)).toEqual([1, 1, 'ACTIVE', 150]);
  expect(await shown(less)).toEqual([0, 0, 'INACTIVE', 298]);
});

test('[ORG-09] a range is today and the 29 or 89 days before, from midnight to midnight of the company', async () => {
  for (const [filter, days] of [
    ['LAST_30_DAYS', 30],
    ['LAST_90_DAYS', 90],
  ] as const) {
    const [first, before] = [await addPerson(`first-${String(days)}`), await addPerson(`before-${String(days)}`)];
    await complete(first, midnight(days - 1));
    await complete(before, midnight(days - 1) - 1);
    await fold();
    const counts = [first, before].map(async (memberId) => (await detailsOf(memberId, filter)).coursesCompleted);
    expect(await Promise.all(counts), filter).toEqual([1, 0]);
    const { from, to } = await getOrganizationDetails(ctx, customerId, filter);
    expect([from, to]).toEqual([today.subtract({ days: days - 1 }).toString(), today.toString()]);
  }
  const { from, to } = await getOrganizationDetails(ctx, customerId, 'CONTRACT_TO_DATE');
  expect([from, to]).toEqual([today.subtract({ days: 300 }).toString(), today.toString()]);
});

test('[ORG-09] the program to date ends with the last day of a contract that has ended', async () => {
  await addCompany('ended', now - 100 * day, now - 10 * day);
  await server.db.transaction().execute((tx) => rebuildCustomer(tx, 'ended', now));
  const { from, to } = await getOrganizationDetails(ctx, 'ended', 'CONTRACT_TO_DATE');
  expect([from, to]).toEqual([100, 10].map((days) => today.subtract({ days }).toString()));
});

test('[ORG-01] [ORG-09] contracts that are in force together are one program: their days, their seats, their people', async () => {
  const company = 'together';
  await addCompany(company, now - 100 * day, now + 50 * day);
  const extend = (values: { contract_id: string; starts_at: number; ends_at: number; total_seats: number }) =>
    inTenant(server.db, company, (tx) =>
      tx
        .insertInto('contract')
        .values({
          ...values,
          customer_id: company,
          starts_at: new Date(values.starts_at),
          ends_at: new Date(values.ends_at),
          important_links: JSON.stringify([
            {
              title: 'Same',
              url: 'https://together.example/',
            },
            {
              title: values.contract_id,
              url: `https://${values.contract_id}.example/`,
            },
          ]),
        })
        .execute(),
    );
  // one that goes on for longer, one that was over before, and one that has not begun
  await extend({ contract_id: 'longer', starts_at: now - 10 * day, ends_at: now + 90 * day, total_seats: 7 });
  await extend({ contract_id: 'pilot', starts_at: now - 9 * day, ends_at: now - 2 * day, total_seats: 500 });
  await extend({ contract_id: 'later', starts_at: now + day, ends_at: now + 400 * day, total_seats: 4000 });
  for (const [memberId, contractId] of [
    ['on-first', company],
    ['on-longer', 'longer'],
  ] as const) {
    const row = { member_id: memberId, customer_id: company, email: `${memberId}@together.example` };
    const names = { first_name: 'To', last_name: 'Gether', registered_at: new Date(0) };
    await server.db
      .insertInto('member')
      .values({ ...row, ...names })
      .execute();
    const [at, ids] = [new Date(now - 5 * day), { contract_id: contractId, customer_id: company, member_id: memberId }];
    await inTenant(server.db, company, (tx) =>
      tx
        .insertInto('seat')
        .values({ ...ids, assigned_at: at, activated_at: at })
        .execute(),
    );
  }
  const shownAt = async (at: number) => {
    await server.db.transaction().execute((tx) => rebuildCustomer(tx, company, at));
    const { from, overview, stats } = await getOrganizationDetails({ ...ctx, now: at }, company, 'CONTRACT_TO_DATE');
    return { from, ...overview, assignedSeats: stats?.assignedSeats };
  };
  const dayOf = (days: number) => today.add({ days }).toString();
  const both = await shownAt(now);
  expect(both).toMatchObject({
    from: dayOf(-100),
    contractStart: dayOf(-100),
    contractEnd: dayOf(90),
    totalSeats: 99 + 7,
    usedSeats: 2,
    assignedSeats: 2,
  });
  expect(both.importantLinks?.map(({ title }) => title)).toEqual(['Same', 'longer']);
  // the last day of the first contract, and the day after
  expect(await shownAt(midnight(-51) - 1)).toMatchObject({ contractStart: dayOf(-100) });
  const next = await shownAt(midnight(-51));
  expect(next).toMatchObject({ contractStart: dayOf(-10), contractEnd: dayOf(400) });
  // what both link to is said once, by the one that began last
  expect(next.importantLinks?.map(({ title }) => title)).toEqual(['Same', 'later', 'longer']);
});

test('[ORG-01] [ORG-09] when no contract is in force any more the dashboard shows those that ended last', async () => {
  await addCompany('all-over', now - 100 * day, now - 10 * day);
  await inTenant(server.db, 'all-over', (tx) =>
    tx
      .insertInto('contract')
      .values({
        contract_id: 'over-before',
        customer_id: 'all-over',
        total_seats: 7,
        starts_at: new Date(now - 50 * day),
        ends_at: new Date(now - 20 * day),
      })
      .execute(),
  );
  await server.db.transaction().execute((tx) => rebuildCustomer(tx, 'all-over', now));
  const { from, to, overview } = await getOrganizationDetails(ctx, 'all-over', 'CONTRACT_TO_DATE');
  expect([from, to]).toEqual([100, 10].map((days) => today.subtract({ days }).toString()));
  expect(overview?.totalSeats).toBe(99);
});

test('[ORG-09] a member who held a seat on the first day of a range counts, and one who gave it back the day before does not', async () => {
  const [first, before] = [
    await addPerson('held-first', [{ until: midnight(29) + 1 }]),
    await addPerson('held-before', [{ until: midnight(29) }]),
  ];
  const table = { ...page, filter: 'LAST_30_DAYS', sortBy: { key: 'name', direction: 'ASC' } } as const;
  const shown = async () => {
    const { employees } = await getOrganizationEmployees(ctx, customerId, { ...table, searchTerm: 'held-' });
    return employees?.map(({ userId }) => userId);
  };
  // the day before, they were still of the thirty days; nothing else marks them when they no longer are
  await foldFigures(server.context(null, now - day));
  expect(await shown()).toEqual([before, first]);
  await foldFigures(server.context(null, now));
  expect(await shown()).toEqual([first]);
  expect((await detailsOf(before)).status).toBe('DEACTIVATED');
});

test('[ORG-09] what is done with the first instant of a seat counts, and with its last one no more', async () => {
  const seat = { from: now - 10 * day, until: now - 5 * day };
  const [first, last] = [await addPerson('first-instant', [seat]), await addPerson('last-instant', [seat])];
  await complete(first, seat.from);
  await complete(last, seat.until);
  await fold();
  expect([(await detailsOf(first)).coursesCompleted, (await detailsOf(last)).coursesCompleted]).toEqual([1, 0]);
});

test('[ORG-09] a person who has left the company is a former member without an address, and is not found by it', async () => {
  const person = await addPerson('gone-elsewhere');
  await server.db.updateTable('member').set({ customer_id: 'consumer' }).where('member_id', '=', person).execute();
  await fold();
  const table = { ...page, filter: 'LAST_30_DAYS', sortBy: { key: 'name', direction: 'ASC' } } as const;
  const find = async (searchTerm: string) =>
    (await getOrganizationEmployees(ctx, customerId, { ...table, searchTerm })).employees;
  expect(await find('gone-elsewhere')).toEqual([]);
  const [former, ...others] = (await find('former member')) ?? [];
  expect([former?.name, former?.email, others]).toEqual(['Former member', '', []]);
});

test('[ORG-09] [ORG-10] [ORG-06] a former member has another id than their own, one in all tables, files and pages of the company', async () => {
  const person = await addPerson('left-us');
  await complete(person, now - 2 * day);
  await fold();
  expect((await detailsOf(person)).coursesCompleted).toBe(1);
  await server.db.updateTable('member').set({ customer_id: 'consumer' }).where('member_id', '=', person).execute();
  await fold();
  const table = { ...page, filter: 'LAST_30_DAYS', sortBy: { key: 'name', direction: 'ASC' } } as const;
  const shownId = async () => {
    const { employees } = await getOrganizationEmployees(ctx, customerId, { ...table, searchTerm: 'former' });
    return employees?.find(({ completed }) => completed === 1)?.userId ?? '';
  };
  const userId = await shownId();
  expect(userId).toMatch(/^former-[0-9a-f]{24}$/);
  await fold();
  expect(await shownId()).toBe(userId);
  expect(await detailsOf(userId)).toMatchObject({ userId, name: 'Former member', email: '', coursesCompleted: 1 });
  expect((await coursesOf(userId)).map(({ courseId }) => courseId)).toEqual([course]);
  // the own id is answered as one that does not exist, and so is the shown one in another company
  const errorOf = async (of: { customerId: string; userId: string }) =>
    (await getEmployeeDetails(ctx, of, 'LAST_30_DAYS')).error;
  const missing = await errorOf({ customerId, userId: 'no-such-person' });
  expect(missing?.code).toBe('NOT_FOUND');
  for (const of of [
    { customerId, userId: person },
    { customerId, userId: 'former-000000000000000000000000' },
    { customerId: 'acme', userId },
  ])
    expect(await errorOf(of)).toEqual(missing);
  const asked = { employeeId: null, filter: 'LAST_30_DAYS', searchTerm: '', sortBy: null, page: 0 } as const;
  for (const type of ['employees', 'employees_and_courses'] as const) {
    const file = await getDashboardDataForDownload(ctx, customerId, { ...asked, type });
    const rows = file.employees ?? file.employeesMapCourses ?? [];
    expect(
      rows.filter((row) => row.userId === userId),
      type,
    ).toHaveLength(1);
    expect(JSON.stringify(rows), type).not.toContain(person);
  }
  const courses = { ...asked, type: 'employee_courses', employeeId: userId } as const;
  expect((await getDashboardDataForDownload(ctx, customerId, courses)).employeeCourses).toHaveLength(1);
  const own = await getDashboardDataForDownload(ctx, customerId, { ...courses, employeeId: person });
  expect(own.error?.code).toBe('NOT_FOUND');
});

test('[ORG-09] a range moves at midnight of the company, and not at that of UTC', async () => {
  const person = await addPerson('midnight');
  await play(person, midnight(30) + hour, 60);
  await foldFigures(server.context(null, midnight(0) - hour / 2));
  expect((await detailsOf(person)).videosWatched).toBe(1);
  // the same day in UTC
  await foldFigures(server.context(null, midnight(0) + hour / 2));
  expect((await detailsOf(person)).videosWatched).toBe(0);
});

test('[ORG-09] the time of two tabs at once counts once, and a video that never played is not listed', async () => {
  const person = await addPerson('tabs');
  const at = now - 3 * day;
  await play(person, at, 60);
  await play(person, at, 60, 1);
  await play(person, at + hour, 60);
  await play(person, at + 2 * hour, 0, 2);
  await fold();
  expect((await detailsOf(person)).hoursWatched * 3600).toBeCloseTo(120, 6);
  expect((await coursesOf(person)).map(({ videos }) => videos?.length)).toEqual([2]);
});

test('[ORG-09] [THR-36] many short viewings that each report more than their time count as the time that passed', async () => {
  const person = await addPerson('ahead');
  for (let nth = 0; nth < 10; nth += 1) await play(person, now - 3 * day + nth * minute, 1);
  await server.db.updateTable('viewing').set({ playing_seconds: 4 }).where('member_id', '=', person).execute();
  await fold();
  expect((await detailsOf(person)).hoursWatched * 3600).toBeCloseTo(10, 6);
});

test('[ORG-15] the videos of a course are listed by the time they were played for, the longest first', async () => {
  const person = await addPerson('longest-first');
  const played = [20, 90, 30, 90, 10];
  for (const [video, seconds] of played.entries()) await play(person, now - (video + 1) * day, seconds, video);
  // twice a minute, which together is longer than any other video was played
  for (const daysAgo of [7, 8]) await play(person, now - daysAgo * day, 60, 5);
  await fold();
  const [{ videos } = {}] = await coursesOf(person);
  const { rows } = await sql<{ id: string }>`select video_id as id from video order by video_id limit 6`.execute(
    server.db,
  );
  const byTime = [5, 1, 3, 2, 0, 4];
  expect(videos?.map(({ videoId }) => videoId)).toEqual(byTime.map((video) => rows[video]?.id));
});

test('[ORG-16] eighteen weeks are counted by week, and a day more by month', async () => {
  const unitOf = async (id: string, daysAgo: number): Promise<number | undefined> => {
    await addCompany(id, midnight(daysAgo), now + 65 * day);
    await server.db.transaction().execute((tx) => rebuildCustomer(tx, id, now));
    return (await getOrganizationDetails(ctx, id, 'CONTRACT_TO_DATE')).periods?.length;
  };
  expect([await unitOf('eighteen-weeks', 18 * 7), await unitOf('a-day-more', 18 * 7 + 1)]).toEqual([19, 5]);
});

test('[ORG-09] after a renewal the program to date is of those who have a seat of the new contract', async () => {
  const renewed = 'back-to-back';
  const turn = midnight(14);
  await addCompany(renewed, now - 300 * day, turn - hour);
  const seat = (memberId: string, contractId: string, from: number, until: number | null) =>
    inTenant(server.db, renewed, (tx) =>
      tx
        .insertInto('seat')
        .values({
          contract_id: contractId,
          customer_id: renewed,
          member_id: memberId,
          assigned_at: new Date(from),
          revoked_at: until === null ? null : new Date(until),
        })
        .execute(),
    );
  const contract = { contract_id: 'back-to-back-2', customer_id: renewed, total_seats: 9 };
  const times = { starts_at: new Date(turn), ends_at: new Date(now + 90 * day) };
  await inTenant(server.db, renewed, (tx) =>
    tx
      .insertInto('contract')
      .values({ ...contract, ...times })
      .execute(),
  );
  const names = { first_name: 'Back', last_name: 'Toback', registered_at: new Date(0) };
  for (const memberId of ['stays', 'goes', 'went']) {
    const row = { member_id: memberId, customer_id: renewed, email: `${memberId}@back.example` };
    await server.db
      .insertInto('member')
      .values({ ...row, ...names })
      .execute();
    // the end of the last day of the contract, which is when the next one begins
    await seat(memberId, renewed, now - 200 * day, memberId === 'went' ? turn - 1 : turn);
  }
  await seat('stays', 'back-to-back-2', turn, null);
  await server.db.transaction().execute((tx) => rebuildCustomer(tx, renewed, now));
  const shown = async (filter: FigureFilter) => {
    const table = { ...page, filter, sortBy: { key: 'name', direction: 'ASC' } } as const;
    const { employees } = await getOrganizationEmployees(ctx, renewed, table);
    const { from, to } = await getOrganizationDetails(ctx, renewed, filter);
    const raw = await inTenant(server.db, renewed, (tx) => readRawFigures(tx, renewed, from ?? '', to ?? ''));
    return [employees?.map(({ userId }) => userId).toSorted(), raw.people];
  };
  expect(await shown('CONTRACT_TO_DATE')).toEqual([['stays'], 1]);
  expect(await shown('LAST_30_DAYS')).toEqual([['goes', 'stays', 'went'], 3]);
});

test('[ORG-09] active are those who were engaged in thirty days, whatever range is shown', async () => {
  const old = await addPerson('old');
  await complete(old, now - 40 * day);
  const again = await addPerson('again', [
    { from: now - 100 * day, until: now - 50 * day },
    { from: now - 20 * day, isActivated: false },
  ]);
  const gone = await addPerson('gone', [{ from: now - 100 * day, until: now - hour }]);
  await complete(gone, now - 2 * hour);
  // while the fold of this instant waited for a lock
  const leaving = await addPerson('leaving', [{ from: now - 100 * day, until: now + second }]);
  await fold();
  for (const filter of ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE'] as const) {
    const statuses = [old, again, gone, leaving].map(async (memberId) => (await detailsOf(memberId, filter)).status);
    expect(await Promise.all(statuses)).toEqual(['INACTIVE', 'INVITED', 'DEACTIVATED', 'DEACTIVATED']);
  }
});

test('[ORG-09] what is undone, issued again, or only awarded makes nobody active', async () => {
  const [project, holder, awarded] = [
    await addPerson('project'),
    await addPerson('holder'),
    await addPerson('awarded'),
  ];
  await run(sql`insert into content_progress (member_id, session_content_id, customer_id, type, status, changed_at)
    select ${project}, session_content_id, ${customerId}, 'PROJECT_SUBMISSION', 'NotStarted', ${new Date(now - day)}
    from session_content limit 1`);
  const issue = (id: string, at: number, replaces: string | null) =>
    run(sql`insert into credential (credential_id, member_id, certificate_id, customer_id, version, holder_name, holder_email,
        title, description, narrative, criteria, issuer_name, signer, badge_svg, issued_at, revoked_at,
        revoked_reason, replaces)
      select ${id}, ${holder}, certificate_id, ${customerId}, version, holder_name, holder_email, title, description,
        narrative, criteria, issuer_name, signer, badge_svg, ${new Date(at)},
        case when ${replaces}::text is null then ${new Date(now - 5 * day)}::timestamptz end,
        case when ${replaces}::text is null then 'a new name' end, ${replaces}
      from credential order by credential_id limit 1`);
  await issue('edges-first', now - 60 * day, null);
  await issue('edges-second', now - 5 * day, 'edges-first');
  await award(awarded, now - day);
  await fold();
  for (const memberId of [project, holder, awarded]) {
    expect([memberId, (await detailsOf(memberId)).status]).toEqual([memberId, 'INACTIVE']);
  }
  expect((await detailsOf(awarded)).badgesEarned).toBe(1);
  // neither an award nor a tab that was only open is a visit
  const tab = await addPerson('tab');
  await complete(awarded, now - 3 * day);
  await play(tab, now - hour, 0);
  await fold();
  expect([(await detailsOf(awarded)).lastActive, (await detailsOf(tab)).lastActive]).toEqual([
    String(now - 3 * day),
    null,
  ]);
  // and a course of which nothing was played has not begun
  await enroll(tab, session, now - 2 * day);
  await fold();
  expect((await coursesOf(tab)).map(({ courseId, status }) => [courseId, status])).toEqual([[course, 'ENROLLED']]);
  // a submission counts
  await run(sql`update content_progress set status = 'Completed' where member_id = ${project}`);
  await fold();
  expect((await detailsOf(project)).status).toBe('ACTIVE');
});

test('[ORG-09] one badge is a holder of badges', async () => {
  const { stats } = await getOrganizationDetails(ctx, customerId, 'LAST_30_DAYS');
  const table = { ...page, filter: 'LAST_30_DAYS', sortBy: { key: 'badges', direction: 'DESC' } } as const;
  const { employees, total } = await getOrganizationEmployees(ctx, customerId, table);
  expect(employees?.map(({ badges }) => badges).filter((badges) => badges > 0)).toEqual([1]);
  expect([stats?.badgesEarned, stats?.badgesEarnedPercent]).toEqual([1, Math.round(100 / (total ?? 1))]);
});

test('[ORG-09] a member with a seat or a waitlist number is enrolled, since the first of them, in a course and in each of its sessions', async () => {
  const [enrolled, waiting, after] = [
    await addPerson('enrolled'),
    await addPerson('waiting'),
    await addPerson('after'),
  ];
  await enroll(enrolled, 'ai-leaders-1', now - 9 * day);
  await enroll(enrolled, session, now - 2 * day);
  await enroll(waiting, session, now - 2 * day, 'WAITLISTED');
  await enroll(waiting, otherSession, now - 2 * day, 'NONE');
  const left = await addPerson('left', [{ from: now - 100 * day, until: now - 8 * day }]);
  await enroll(left, session, now - 2 * day);
  // engaged, and never enrolled
  await complete(after, now - day, other, otherSession);
  await enroll(enrolled, otherSession, now - day);
  await fold();
  const rows = await coursesOf(enrolled);
  expect(new Map(rows.map(({ courseId, enrolledOn, status }) => [courseId, `${status} ${enrolledOn ?? ''}`]))).toEqual(
    new Map([
      [course, `ENROLLED ${today.subtract({ days: 9 }).toString()}`],
      [other, `ENROLLED ${today.subtract({ days: 1 }).toString()}`],
    ]),
  );
  expect([await coursesOf(waiting), await coursesOf(left)]).toEqual([[], []]);
  const table = { ...page, filter: 'LAST_30_DAYS', sortBy: { key: 'title', direction: 'ASC' } } as const;
  const { courses } = await getOrganizationCourses(ctx, customerId, table);
  expect(courses?.find(({ courseId }) => courseId === other)).toMatchObject({
    enrolled: 1,
    completed: 1,
    engagement: 0,
    session: 1,
  });
  const { sessionsForCourse } = await getOrganizationSessionByCourse(ctx, customerId, {
    courseId: other,
    filter: 'LAST_30_DAYS',
  });
  expect(sessionsForCourse?.map(({ enrolled: places, completed }) => [places, completed])).toEqual([[1, 1]]);
});

test('[ORG-09] a course is done to 99 percent until it is completed, by what is not optional', async () => {
  const [all, some] = [await addPerson('all'), await addPerson('some')];
  await run(sql`update session_content set optional = false where session_id = ${session}`);
  await run(sql`update group_video g set optional = false from session_content c
    where c.session_content_id = g.session_content_id and c.session_id = ${session}`);
  const lessons = sql`session_content c join group_video g using (session_content_id) join video v using (video_id)`;
  const watch = (memberId: string, most: number) =>
    run(sql`insert into video_progress (member_id, session_id, video_id, customer_id, farthest_watched_time, watched_at)
      select distinct on (v.video_id) ${memberId}, ${session}, v.video_id, ${customerId}, v.duration, ${new Date(now - day)}::timestamptz
      from ${lessons} where c.session_id = ${session} order by v.video_id limit ${most}`);
  const { rows } = await sql<{ id: string; duration: number }>`select distinct v.video_id as id, v.duration
    from ${lessons} where c.session_id = ${session} and v.duration > 0 order by 1`.execute(server.db);
  expect(rows.length).toBeGreaterThan(2);
  await watch(all, 1000);
  await watch(some, 1);
  await enroll(all, session, now - day);
  await enroll(some, session, now - day);
  const progress = async (memberId: string) => (await coursesOf(memberId)).map((row) => row.progress);
  await fold();
  const whole = rows.reduce((sum, { duration }) => sum + duration, 0);
  const part = Math.floor(((rows[0]?.duration ?? 0) / whole) * 100);
  expect([await progress(all), await progress(some)]).toEqual([[99], [part]]);
  // the first video is now the only one that is not optional
  await run(sql`update group_video g set optional = g.video_id <> ${rows[0]?.id} from session_content c
    where c.session_content_id = g.session_content_id and c.session_id = ${session}`);
  await complete(all, now - hour);
  await fold();
  expect([await progress(all), await progress(some)]).toEqual([[100], [99]]);
});

test('[ORG-01] a day of the chart counts people and videos, and a completion is no video', async () => {
  const person = await addPerson('charted');
  const at = midnight(20) + 9 * hour;
  await play(person, at, 60);
  await play(person, at + hour, 7, 1);
  await complete(person, at + 2 * hour);
  await fold();
  const activity = await (await getOrganizationDetails(ctx, customerId, 'LAST_30_DAYS')).activity?.();
  expect(activity?.find(({ day: date }) => date === today.subtract({ days: 20 }).toString())).toMatchObject({
    usersEngaged: 1,
    lessonsStarted: 1,
    hoursWatched: 67 / 3600,
  });
});

test('[ORG-16] a week counts each of its people once, whose seconds of its days count together, and only days of the range', async () => {
  const [often, slowly, early] = [await addPerson('often'), await addPerson('slowly'), await addPerson('early')];
  await fold();
  const weeks = async () => (await getOrganizationDetails(ctx, customerId, 'LAST_30_DAYS')).periods ?? [];
  const before = await weeks();
  // now is a Monday, and the range began on a Sunday
  const bounds = [29, 28, 21, 14, 7, 0].map((daysAgo) => today.subtract({ days: daysAgo }).toString());
  expect(before.map(({ from }) => from)).toEqual(bounds);
  expect(before.map(({ to }) => to).slice(-2)).toEqual([today.subtract({ days: 1 }).toString(), today.toString()]);
  for (const daysAgo of [13, 12, 11]) await complete(often, midnight(daysAgo) + hour, ...courseOf(daysAgo));
  // ten and ten seconds of a video, on two days of a week, and of the next
  for (const daysAgo of [13, 12, 6]) await play(slowly, midnight(daysAgo) + hour, 10);
  await complete(early, midnight(30) + hour);
  await fold();
  const added = (await weeks()).map(({ usersEngaged }, index) => usersEngaged - (before[index]?.usersEngaged ?? 0));
  expect(added).toEqual([0, 0, 0, 2, 0, 0]);
  // the days of a week add up to more, and to less
  const activity = await (await getOrganizationDetails(ctx, customerId, 'LAST_30_DAYS')).activity?.();
  const dayOf = (daysAgo: number) =>
    activity?.find(({ day: date }) => date === today.subtract({ days: daysAgo }).toString());
  expect(dayOf(6)).toMatchObject({ usersEngaged: 0 });
});

test('[ORG-16] a long program is counted by month, its first and last one from its first and to its last day', async () => {
  const { periods } = await getOrganizationDetails(ctx, customerId, 'CONTRACT_TO_DATE');
  const first = today.subtract({ days: 300 });
  expect(periods?.[0]).toMatchObject({ from: first.toString(), to: first.with({ day: first.daysInMonth }).toString() });
  expect(periods?.at(-1)).toMatchObject({ from: '2026-06-01', to: today.toString() });
  expect(periods).toHaveLength(11);
});

test('[ORG-09] a company whose figures cannot be folded delays no other, says as of when its own are, and goes on by itself', async () => {
  // of the first and the last of them, in the order in which they are folded
  const holders = { acme: 'bob-tanaka', hooli: persona('hal@hooli.example').memberId };
  const rename = (name: string) =>
    run(sql`update member set last_name = ${name} where member_id = any(${Object.values(holders)})`);
  let at = server.clock.now() + day;
  const seen = async () => {
    at += minute;
    await foldFigures(server.context(null, at));
    const shown = Object.entries(holders).map(async ([company, memberId]) => {
      const { employee, asOf } = await getEmployeeDetails(
        { ...ctx, now: at },
        { customerId: company, userId: memberId },
        'LAST_30_DAYS',
      );
      return [company, employee?.name.split(' ').at(-1), at - Number(asOf)];
    });
    return Promise.all(shown);
  };
  await rename('Before');
  expect(await seen()).toEqual([
    ['acme', 'Before', 0],
    ['hooli', 'Before', 0],
  ]);
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  await owner.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'a fault of the test'; end $$;
    create trigger failing before insert on customer_figure for each row when (new.customer_id = 'acme') execute function fail();`);
  await rename('After');
  for (const minutes of [1, 2]) {
    expect(await seen()).toEqual([
      ['acme', 'Before', minutes * minute],
      ['hooli', 'After', 0],
    ]);
    expect(server.takeErrors()).toMatchObject([
      { msg: 'the figures of a company could not be brought up to date', customerId: 'acme' },
    ]);
  }
  await owner.query('drop trigger failing on customer_figure; drop function fail');
  await owner.end();
  expect(await seen()).toEqual([
    ['acme', 'After', 0],
    ['hooli', 'After', 0],
  ]);
});

test('[ORG-09] a company that an erasure locks for long is left to the next run, while the others are folded', async () => {
  const at = server.clock.now() + 3 * day;
  await foldFigures(server.context(null, at));
  const other = new pg.Client({ connectionString: server.databaseUrl });
  await other.connect();
  await other.query(`begin; select pg_advisory_xact_lock(hashtextextended('figures/acme', 0))`);
  const { memberId } = persona('hal@hooli.example');
  await run(sql`update member set last_name = 'Waited' where member_id = any(${['bob-tanaka', memberId]})`);
  const late = async () => (await run(sql`select customer_id, at from figure_late`)).rows;
  const due = async () => (await run(sql`select customer_id from figure_due`)).rows;
  await foldFigures(server.context(null, at + minute));
  expect(server.takeErrors()).toEqual([]);
  expect(await late()).toEqual([{ customer_id: 'acme', at: new Date(at) }]);
  expect(await due()).toEqual([{ customer_id: 'acme' }]);
  await other.end();
  await foldFigures(server.context(null, at + 2 * minute));
  expect([await late(), await due()]).toEqual([[], []]);
});

test('[ORG-09] an outage while figures are folded ends the run, and no company is said to be up to date or late by itself', async () => {
  const at = server.clock.now() + 2 * day;
  await foldFigures(server.context(null, at));
  const owner = new pg.Client({ connectionString: server.databaseUrl });
  await owner.connect();
  // a failure as when an administrator ends the connection, while the first of the companies is folded
  await owner.query(`
    create function fail() returns trigger language plpgsql as $$
    begin raise exception 'terminating connection' using errcode = 'admin_shutdown'; end $$;
    create trigger failing before insert on customer_figure for each row when (new.customer_id = 'acme') execute function fail();`);
  const { memberId } = persona('hal@hooli.example');
  const members = ['bob-tanaka', memberId];
  await run(sql`update member set last_name = 'Later' where member_id = any(${members})`);
  const seen = async (instant: number) => {
    const { employee, asOf } = await getEmployeeDetails(
      { ...ctx, now: instant },
      { customerId: 'hooli', userId: memberId },
      'LAST_30_DAYS',
    );
    return [employee?.name.endsWith('Later'), instant - Number(asOf)];
  };
  await expect(foldFigures(server.context(null, at + minute))).rejects.toMatchObject({ code: '57P01' });
  expect(server.takeErrors()).toEqual([]);
  expect(await seen(at + minute)).toEqual([false, minute]);
  expect((await run(sql`select from figure_late`)).rows).toEqual([]);
  await owner.query('drop trigger failing on customer_figure; drop function fail');
  await owner.end();
  await foldFigures(server.context(null, at + 2 * minute));
  expect(await seen(at + 2 * minute)).toEqual([true, 0]);
});

test('[ORG-09] a minute later the figures have what changed: names, places, badges, a seat that is revoked', async () => {
  const bob = 'bob-tanaka';
  interface Seen {
    readonly employee: { readonly name: string; readonly status: string; readonly badgesEarned: number };
  }
  const ann = await server.as('ann@acme.example');
  const see = async () => {
    await server.clock.advance(minute);
    const { own, all } = await ann.query<{ own: Seen; all: { courses: { courseId: string }[] } }>(
      `{ own: getEmployeeDetails(userId: "${bob}") { employee { name status badgesEarned } }
         all: getEmployeeCourses(userId: "${bob}") { courses { courseId } } }`,
    );
    return { ...own.employee, courses: all.courses.map(({ courseId }) => courseId) };
  };
  const before = await see();
  await run(sql`update member set last_name = 'Quill' where member_id = ${bob}`);
  expect((await see()).name).toBe('Bob Quill');
  await run(sql`insert into course_badge (member_id, course_id, session_id, customer_id, awarded_at)
    select ${bob}, course_id, session_id, 'acme', ${new Date(server.clock.now() - second)}::timestamptz from session s
    where not exists (select from course_badge b where b.member_id = ${bob} and b.course_id = s.course_id) limit 1`);
  const rewarded = await see();
  expect(rewarded.badgesEarned).toBe(before.badgesEarned + 1);
  // enrolled in a course, and nothing was done in it
  const { rows } = await sql<{
    courseId: string;
    sessionId: string;
  }>`select course_id as "courseId", min(session_id) as "sessionId"
    from session where course_id <> all(${rewarded.courses}) group by 1 order by 1 limit 1`.execute(server.db);
  const { courseId, sessionId } = rows[0] ?? { courseId: '', sessionId: '' };
  const joined = new Date(server.clock.now() - second);
  await run(sql`insert into enrollment (member_id, session_id, customer_id, status, joined_at, changed_at)
    values (${bob}, ${sessionId}, 'acme', 'ENROLLED', ${joined}, ${joined})
    on conflict (member_id, session_id) do update set status = 'ENROLLED', joined_at = ${joined}`);
  expect((await see()).courses).toContain(courseId);
  await run(sql`update enrollment set status = 'NONE' where member_id = ${bob} and session_id = ${sessionId}`);
  expect((await see()).courses).not.toContain(courseId);
  expect(before.status).not.toBe('DEACTIVATED');
  await inTenant(server.db, 'acme', (tx) =>
    sql`update seat set revoked_at = ${new Date(server.clock.now())} where member_id = ${bob} and revoked_at is null`.execute(
      tx,
    ),
  );
  expect((await see()).status).toBe('DEACTIVATED');
});
