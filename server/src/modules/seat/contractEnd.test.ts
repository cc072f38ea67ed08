import { persona } from '@atrium/content/people.ts';
import { downloadTypes } from '@atrium/domain/organization/csv.ts';
import { day, hour } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type Caller, type TestServer } from '../../testing/harness.ts';
import { announceContractEnds } from './service/announceContractEnds.ts';
import { endSeatsOfContracts } from './service/endSeatsOfContracts.ts';

// What the end of a company's contract means for its people (D97, COM-02).

let server: TestServer;
let overAt = 0;
beforeAll(async () => {
  server = await startServer({ worker: false });
  const found = await inTenant(server.db, 'acme', (tx) => tx.selectFrom('contract').select('ends_at as at').execute());
  const [{ at } = { at: new Date(0) }] = found;
  const [{ end } = { end: new Date(0) }] = (
    await sql<{
      end: Date;
    }>`select contract_end(${at}, time_zone) as end from customer where customer_id = 'acme'`.execute(server.db)
  ).rows;
  overAt = end.getTime();
});
afterAll(() => server.close());

/** As each minute: the seats first. */
async function run(at: number): Promise<void> {
  const ctx = server.context(null, at);
  for (let times = 0; times < 2; times += 1) {
    await endSeatsOfContracts(ctx);
    await announceContractEnds(ctx);
  }
}
async function mailsTo(letter: string) {
  const mails = server.db
    .selectFrom('mail')
    .select(['to_address as to', 'subject', 'body'])
    .where('letter', '=', letter);
  return mails.orderBy('mail_id').execute();
}
/** How many seats of Acme are held. */
async function seatCounts() {
  const held = await inTenant(server.db, 'acme', (tx) =>
    tx
      .selectFrom('seat')
      .select('activated_at as at')
      .where('customer_id', '=', 'acme')
      .where('revoked_at', 'is', null)
      .execute(),
  );
  const usedSeats = held.filter(({ at }) => at !== null).length;
  return { assignedSeats: held.length, usedSeats, waitingSeats: held.length - usedSeats };
}
let heldAtEnd = { assignedSeats: 0, usedSeats: 0, waitingSeats: 0 };
const ann = persona('ann@acme.example');
const toAnn = async (letter: string) => (await mailsTo(letter)).filter(({ to }) => to === ann.email);
async function grantsOf(memberId: string, at: number): Promise<string[]> {
  const held = server.db
    .selectFrom('entitlement_grant')
    .select('entitlement_id as id')
    .where('member_id', '=', memberId)
    .where('revoked_at', 'is', null)
    .where('starts_at', '<=', new Date(at))
    .where('ends_at', '>', new Date(at));
  return (await held.orderBy('entitlement_id').execute()).map(({ id }) => id);
}

test('[COM-02] administrators are mailed once 60, 30 and 7 days before, and the nearest only when several have come', async () => {
  await run(overAt - 61 * day);
  expect(await toAnn('programEnds')).toEqual([]);
  await run(overAt - 60 * day);
  await run(overAt - 59 * day);
  const [first, ...others] = await toAnn('programEnds');
  expect(others).toEqual([]);
  expect(first?.subject).toMatch(/^Acme's program at Atrium ends on /);
  expect(first?.body).toMatch(/You keep the dashboard and its downloads until .+\. To renew/);
  // as after some days without a server
  await run(overAt - 6 * day);
  await run(overAt - 5 * day);
  expect(await toAnn('programEnds')).toHaveLength(2);
  const others2 = (await mailsTo('programEnds')).filter(({ to }) => to === persona('bob@acme.example').email);
  expect(others2).toEqual([]);
});

test('[COM-02] [ORG-13] at the end administrators keep the dashboard alone for 90 days, and nobody else keeps anything', async () => {
  const bob = persona('bob@acme.example');
  // grants that would have outlived the seats
  heldAtEnd = await seatCounts();
  expect(heldAtEnd.waitingSeats).toBeGreaterThan(0);
  await server.db
    .updateTable('entitlement_grant')
    .set({ ends_at: new Date(overAt + day) })
    .where('source', '=', 'CONTRACT')
    .where('source_ref', '=', 'acme-1')
    .where('revoked_at', 'is', null)
    .execute();
  await run(overAt + 60_000);
  for (const at of [overAt + 60_000, overAt + 89 * day])
    expect([await grantsOf(ann.memberId, at), await grantsOf(bob.memberId, at)]).toEqual([
      ['area-enterprise-dashboard'],
      [],
    ]);
  expect(await grantsOf(ann.memberId, overAt + 90 * day)).toEqual([]);
  const standing = server.db.selectFrom('member_standing').select('account_type as type');
  const typeOf = async (id: string) => (await standing.where('member_id', '=', id).executeTakeFirst())?.type;
  expect([await typeOf(ann.memberId), await typeOf(bob.memberId)]).toEqual(['MEMBER', 'ALUMNI']);
  expect(await toAnn('programEnded')).toHaveLength(1);
  const told = await mailsTo('seatEnded');
  expect(told.filter(({ to }) => to === bob.email)).toHaveLength(1);
  expect(told.filter(({ to }) => to === ann.email)).toEqual([]);
  expect(new Set(told.map(({ to }) => to)).size).toBe(told.length);
});

test('[COM-02] [ORG-10] in that time the dashboard is read, and no seat is given', async () => {
  await server.clock.moveTo(overAt + 2 * day);
  const caller = await server.as('ann@acme.example');
  const read = (who: Caller) =>
    who.ask<{ getOrganizationDetails: { overview: { companyName: string } | null; error: { code: string } | null } }>(
      '{ getOrganizationDetails { overview { companyName } error { code } } }',
    );
  expect((await read(caller)).data?.getOrganizationDetails).toEqual({
    overview: { companyName: 'Acme' },
    error: null,
  });
  // as they were on the last day, and read only
  const listing = `query ($state: SeatState) {
    listSeats(state: $state) { endedOn totalSeats assignedSeats usedSeats waitingSeats remindableSeats total
      seats { seatId userId email state isRemindable revokedAt } } }`;
  interface Seats {
    readonly listSeats: Record<string, unknown> & { seats: Record<string, unknown>[]; total: number };
  }
  const { listSeats } = await caller.query<Seats>(listing);
  expect(listSeats).toMatchObject({ ...heldAtEnd, totalSeats: 25, total: heldAtEnd.assignedSeats, remindableSeats: 0 });
  expect(listSeats['endedOn']).toBe(new Date(overAt - 12 * hour).toISOString().slice(0, 10));
  expect(listSeats.seats.every((row) => row['revokedAt'] === null && row['isRemindable'] === false)).toBe(true);
  const listed = await caller.query<Seats>(listing, { state: 'REVOKED' });
  expect(listed.listSeats.seats.every((row) => Number(row['revokedAt']) < overAt)).toBe(true);
  const [{ seatId } = { seatId: '' }] = listSeats.seats.filter(({ userId }) => userId !== ann.memberId);
  const people = [{ email: 'late@acme.example', firstName: 'Too', lastName: 'Late' }];
  for (const [name, input] of [
    ['saveSeats', { people, dryRun: false }],
    ['removeSeat', { seatId }],
    ['sendSeatReminders', {}],
  ] as const) {
    const type = `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) { error { code } } }`;
    expect(await caller.query<object>(document, { input }), name).toEqual({ done: { error: { code: 'NOT_FOUND' } } });
  }
  const courses = await caller.ask<{ listCatalogue: unknown }>('{ getMember { accountType } }');
  expect(courses.data).toEqual({ getMember: { accountType: 'MEMBER' } });
  // of everybody who was here, each kind
  for (const downloadType of downloadTypes) {
    const document = `query ($downloadType: DownloadType!, $employeeId: ID) {
      data: getDashboardDataForDownload(downloadType: $downloadType, employeeId: $employeeId) {
        courses { title } employees { name } employeeCourses { title } employeesMapCourses { name } error { code } } }`;
    const { data } = await caller.query<{ data: Record<string, unknown[] | null> }>(document, {
      downloadType,
      employeeId: persona('bob@acme.example').memberId,
    });
    const { error, ...kinds } = data;
    expect(error, downloadType).toBeNull();
    const rows = Object.values(kinds).filter((list) => list !== null);
    expect(rows, downloadType).toHaveLength(1);
    expect(rows[0]?.length, downloadType).toBeGreaterThan(2);
    const mailed = await caller.query<{ mailed: { email: string; error: object | null } }>(
      `mutation ($downloadType: DownloadType!, $employeeId: ID) {
        mailed: mailDashboardDownload(downloadType: $downloadType, employeeId: $employeeId) { email error { code } } }`,
      { downloadType, employeeId: persona('bob@acme.example').memberId },
    );
    expect(mailed, downloadType).toEqual({ mailed: { email: ann.email, error: null } });
  }
  await server.clock.moveTo(overAt + 91 * day);
  const later = await read(caller);
  expect(later.errors?.[0]?.extensions.code ?? later.data?.getOrganizationDetails.error?.code).toBe('FORBIDDEN');
});

test('[COM-02] a company whose next contract is signed sees it, is told nothing, and its administrators give its seats', async () => {
  const customerId = 'vandelay';
  const contract = await inTenant(server.db, customerId, async (tx) => {
    const [running] = await tx.selectFrom('contract').selectAll().where('customer_id', '=', customerId).execute();
    if (running === undefined) throw new Error('Vandelay has a contract');
    const later = new Date(running.ends_at.getTime() + 365 * day);
    const startsAt = new Date(running.ends_at.getTime() + 10 * day);
    const next = { contract_id: 'vandelay-2', starts_at: startsAt, ends_at: later, total_seats: 1300 };
    const links = JSON.stringify(running.important_links);
    await tx
      .insertInto('contract')
      .values({ ...running, important_links: links, ...next })
      .execute();
    return running;
  });
  const before = (await mailsTo('programEnds')).length + (await mailsTo('programEnded')).length;
  const vera = persona('vera@vandelay.example');
  await run(contract.ends_at.getTime() - 20 * day);
  await run(contract.ends_at.getTime() + 2 * day);
  const about = [...(await mailsTo('programEnds')), ...(await mailsTo('programEnded'))];
  expect(about.filter(({ to }) => to === vera.email)).toEqual([]);
  expect(about.length).toBeGreaterThanOrEqual(before);
  // between the two contracts, and while the second one has no seat for her yet
  for (const days of [2, 20])
    expect(await grantsOf(vera.memberId, contract.ends_at.getTime() + days * day)).toEqual([
      'area-enterprise-dashboard',
    ]);
  await server.clock.moveTo(contract.ends_at.getTime() + 2 * day);
  const caller = await server.as(vera.email);
  const asked = '{ getOrganizationDetails { overview { renewals { startsOn endsOn totalSeats } } } }';
  const { getOrganizationDetails } = await caller.query<{
    getOrganizationDetails: { overview: { renewals: object[] } };
  }>(asked);
  const { timeZone } = await server.db
    .selectFrom('customer')
    .select('time_zone as timeZone')
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  // the day where the company is: late in the evening of UTC that is the next one
  const startsOn = new Intl.DateTimeFormat('en-CA', { timeZone }).format(contract.ends_at.getTime() + 10 * day);
  expect(getOrganizationDetails.overview.renewals).toEqual([
    { startsOn, endsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string, totalSeats: 1300 },
  ]);
  await server.clock.moveTo(contract.ends_at.getTime() + 20 * day);
  const people = [{ email: 'new.person@vandelay.example', firstName: 'New', lastName: 'Person' }];
  const given = await caller.query<object>(
    'mutation ($input: SaveSeatsInput!) { done: saveSeats(input: $input) { seated error { code } } }',
    { input: { people, dryRun: false } },
  );
  expect(given).toEqual({ done: { seated: 1, error: null } });
});
