import { companyCoverage, longDownload } from '@atrium/content/coverage.ts';
import { day } from '@atrium/domain/time.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '../base/sql/tenant.ts';
import { openBrowser } from '../modules/identity/browser.fixture.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { demoPassword } from './accounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ manyPeople: true });
});
afterAll(() => server.close());

interface Company {
  readonly details: {
    readonly overview: { readonly contractEnd: string; readonly totalSeats: number; readonly usedSeats: number } | null;
    readonly stats: { readonly assignedSeats: number; readonly coursesCompleted: number } | null;
    readonly error: { readonly code: string } | null;
  };
  readonly seats: {
    readonly overage: boolean;
    readonly remindableSeats: number;
    readonly seats: readonly {
      readonly userId: string;
      readonly state: string;
      readonly lastSeenAt: string | null;
      readonly remindedAt: string | null;
      readonly lastDay: string | null;
    }[];
  } | null;
}

/** What the persona of a row sees of the company: its dashboard, and its seats where a contract runs. */
async function company({ customerId, persona }: (typeof companyCoverage)[keyof typeof companyCoverage]) {
  const caller = await server.as(persona);
  const { data } = await caller.ask<Company>(
    `query ($customerId: ID) {
      details: getOrganizationDetails(customerId: $customerId) {
        overview { contractEnd totalSeats usedSeats } stats { assignedSeats coursesCompleted } error { code } }
      seats: listSeats(customerId: $customerId) { overage remindableSeats seats { userId state lastSeenAt remindedAt lastDay } } }`,
    { customerId: persona === 'employee' ? customerId : null },
  );
  if (data === null) throw new Error(`${persona} is not answered about ${customerId}`);
  return data;
}

test('[ORG-01][ORG-07] in the demo somebody meets a program that ended, a company of one, an empty one and one not set up', async () => {
  const ended = await company(companyCoverage.ended);
  expect(Date.parse(ended.details.overview?.contractEnd ?? '') + 2 * day).toBeLessThan(server.clock.now());
  expect(ended).toMatchObject({ details: { overview: { usedSeats: 0 }, stats: { assignedSeats: 0 } } });
  // the former holders of seats are shown for a while, and what was learned stays (D97)
  expect(ended.seats?.seats.length).toBeGreaterThan(3);
  expect(ended.details.stats?.coursesCompleted).toBeGreaterThan(3);

  const { details: one } = await company(companyCoverage.ofOne);
  expect(one).toMatchObject({ overview: { totalSeats: 1, usedSeats: 1 }, stats: { assignedSeats: 1 } });

  const empty = await company(companyCoverage.nobodySeated);
  expect(empty).toMatchObject({ details: { overview: { usedSeats: 0 }, stats: { assignedSeats: 0 } } });
  expect(empty.seats?.seats).toEqual([]);

  const { details: notSetUp } = await company(companyCoverage.notSetUp);
  expect(notSetUp).toMatchObject({ overview: null, error: { code: 'ORGANIZATION_NOT_SET_UP' } });
});

test('[ORG-12][ORG-13] in the demo somebody meets a company without a free seat, one beyond its seats, and reminded people', async () => {
  const full = await company(companyCoverage.noSeatFree);
  expect(full.details.stats?.assignedSeats).toBe(full.details.overview?.totalSeats);
  const reminded = full.seats?.seats.filter(({ remindedAt }) => remindedAt !== null) ?? [];
  expect(reminded.map(({ state }) => state)).toEqual(['ASSIGNED', 'ASSIGNED']);
  expect(full.seats).toMatchObject({ overage: false, remindableSeats: 2 });
  expect(new Set(full.seats?.seats.map(({ lastDay }) => lastDay)), 'all end on one day').toEqual(new Set([null]));

  const { details: over, seats } = await company(companyCoverage.overItsSeats);
  expect(over.overview).toMatchObject({ totalSeats: 8, usedSeats: 10 });
  expect(seats?.overage).toBe(true);

  // more are assigned than were bought, fewer are used, and all who wait were reminded today
  const invited = await company(companyCoverage.overageInvited);
  expect(invited).toMatchObject({
    details: { overview: { totalSeats: 6, usedSeats: 5 }, stats: { assignedSeats: 8 } },
    seats: { overage: true, remindableSeats: 0 },
  });
});

test('[ORG-01][ORG-12] in the demo somebody meets two contracts as one program, and gives who has a seat of the shorter one a longer one', async () => {
  const { customerId, persona } = companyCoverage.twoContracts;
  const both = await inTenant(server.db, customerId, (tx) =>
    tx.selectFrom('contract').select(['total_seats as seats', 'ends_at as endsAt']).orderBy('ends_at').execute(),
  );
  expect(both.map(({ seats }) => seats)).toEqual([6, 12]);
  const { details, seats } = await company(companyCoverage.twoContracts);
  expect(details).toMatchObject({ overview: { totalSeats: 18, usedSeats: 7 }, stats: { assignedSeats: 9 } });
  const [first, last] = both.map(({ endsAt }) => endsAt.getTime());
  expect(first).toBeGreaterThan(server.clock.now());
  expect(Math.abs(Date.parse(details.overview?.contractEnd ?? '') - (last ?? 0))).toBeLessThan(2 * day);
  expect(seats?.seats).toHaveLength(9);
  const [shorter = '', longer = ''] = [...new Set(seats?.seats.map(({ lastDay }) => String(lastDay)))].toSorted();
  expect(details.overview?.contractEnd).toBe(longer);
  const hamish = (of: typeof seats) => of?.seats.find(({ userId }) => userId === 'hamish-lockhart');

  const maeve = await server.as(persona);
  const names = ['hamish-lockhart', 'odette-marchand', 'new-colleague', 'hamish-lockhart'];
  const people = names.map((name) => ({ email: `${name}@oceanic.example`, firstName: 'Ida', lastName: 'Berg' }));
  people.push({ email: 'ida@elsewhere.example', firstName: 'Ida', lastName: 'Berg' });
  const expected = ['EXTENDED', 'HELD', 'INVITED', 'REPEATED', 'OTHER_DOMAIN'];
  for (const dryRun of [true, false]) {
    const { saveSeats } = await maeve.query<{ saveSeats: { rows: { verdict: string }[]; seated: number } }>(
      `mutation ($input: SaveSeatsInput!) { saveSeats(input: $input) { rows { verdict } seated } }`,
      { input: { people, dryRun } },
    );
    expect(saveSeats).toEqual({ rows: expected.map((verdict) => ({ verdict })), seated: 3 });
    // a seat that is kept for longer is none of the free ones
    const found = await company(companyCoverage.twoContracts);
    expect(found.details).toMatchObject({
      overview: {
        totalSeats: 18,
        usedSeats: 7,
      },
      stats: { assignedSeats: dryRun ? 9 : 10 },
    });
    // an administrator who keeps it has not been here since
    expect(hamish(seats)?.lastDay).toBe(shorter);
    expect(hamish(found.seats)).toEqual({ ...hamish(seats), lastDay: dryRun ? shorter : longer });
  }
});

test('[ORG-06] in the demo somebody opens a long list that a job made a file of', async () => {
  const { persona, customerId, id } = longDownload;
  const path = `/files/organization/${customerId}/${id}/employees_courses_map.csv`;
  const open = async (email: string): Promise<Response> => {
    const browser = openBrowser(server.origin);
    await browser.signIn(email, demoPassword);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return fetch(server.origin + path, { headers: { cookie } });
  };
  const opened = await open(persona);
  expect(opened.status).toBe(200);
  const rows: string[][] = parse(await opened.text(), { bom: true });
  expect(rows.length).toBeGreaterThan(1000);
  expect(new Set(rows.slice(1).map(([, email]) => email)).size).toBeGreaterThan(500);
  expect((await open('ann@acme.example')).status).toBe(403);
});
