/// <reference lib="esnext.temporal" />
import type { FigureFilter } from '@atrium/domain/organization/figures.ts';
import { day } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asMember, type MemberContext } from '../../base/context.ts';
import { inTenant } from '../../base/sql/tenant.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { findViewer } from '../entitlement/service/findViewer.ts';
import { foldFigures, rebuildCustomer } from './service/foldFigures.ts';
import { getOrganizationDetails } from './service/organization.ts';
import { getOrganizationPeriodBefore } from './service/periodBefore.ts';

const lengths = { LAST_30_DAYS: 30, LAST_90_DAYS: 90 } as const;

let server: TestServer;
let staff: string;
beforeAll(async () => {
  // figures are only folded where a test says so
  server = await startServer({ worker: false });
  staff = (await server.as('employee')).memberId;
});
afterAll(() => server.close());

async function at(now: number): Promise<MemberContext> {
  return asMember(server.context(await findViewer(server.context(null, now), staff), now));
}
/** The same time of day in the zone of the company, so many days before. */
function earlier(now: number, days: number, zone: string): number {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).subtract({ days }).epochMilliseconds;
}
const fold = (customerId: string, now: number) =>
  inTenant(server.db, customerId, (tx) => rebuildCustomer(tx, customerId, now));

const tilesOf = (stats: {
  readonly usersEngaged: number;
  readonly lessonsStarted: number;
  readonly coursesCompleted: number;
  readonly badgesEarned: number;
}) => [stats.usersEngaged, stats.lessonsStarted, stats.coursesCompleted, stats.badgesEarned];

test('[ORG-02][ORG-09] the figures of the period before are those that the dashboard showed on its last day', async () => {
  const now = server.clock.now();
  const seen: number[] = [];
  for (const [customerId, filter] of [
    ['acme', 'LAST_30_DAYS'],
    ['acme', 'LAST_90_DAYS'],
    ['globex', 'LAST_30_DAYS'],
  ] as const) {
    await fold(customerId, now);
    const ctx = await at(now);
    const shown = await getOrganizationDetails(ctx, customerId, filter);
    const before = await getOrganizationPeriodBefore(ctx, customerId, filter);
    const then = earlier(now, lengths[filter], shown.timeZone ?? 'UTC');
    await fold(customerId, then);
    const chosen = await getOrganizationDetails(await at(then), customerId, filter);
    if (before.stats === null || chosen.stats === null) throw new Error(`${customerId}: nothing before ${filter}`);
    const name = `${customerId} ${filter}`;
    expect([name, before.from, before.to]).toEqual([name, chosen.from, chosen.to]);
    expect([name, ...tilesOf(before.stats)]).toEqual([name, ...tilesOf(chosen.stats)]);
    seen.push(...tilesOf(before.stats));
    await fold(customerId, now);
  }
  // figures of all kinds were compared
  expect([0, 1, 2, 3].filter((tile) => seen.some((value, index) => index % 4 === tile && value > 0))).toEqual([
    0, 1, 2, 3,
  ]);
});

test('[ORG-02] there are figures of the period before where the first program covers all of its days, not of a part', async () => {
  const now = server.clock.now();
  const ctx = await at(now);
  await server.db
    .insertInto('customer')
    .values({ customer_id: 'before', name: 'Before', type: 'ENTERPRISE', time_zone: 'America/New_York' })
    .execute();
  const contract = async (id: string, daysAgo: number) =>
    inTenant(server.db, 'before', (tx) =>
      tx
        .insertInto('contract')
        .values({
          contract_id: id,
          customer_id: 'before',
          total_seats: 5,
          starts_at: new Date(earlier(now, daysAgo, 'America/New_York')),
          ends_at: new Date(now + 9 * day),
        })
        .execute(),
    );
  const ask = async (filter: FigureFilter) => {
    const { stats, from, to, error } = await getOrganizationPeriodBefore(ctx, 'before', filter);
    expect(error).toBeNull();
    return [from === null ? null : 'from', to === null ? null : 'to', stats];
  };
  const none = { usersEngaged: 0, lessonsStarted: 0, coursesCompleted: 0, badgesEarned: 0 };
  await contract('before-1', 29);
  expect(await ask('LAST_30_DAYS')).toEqual([null, null, null]);
  await contract('before-2', 58);
  expect(await ask('LAST_30_DAYS')).toEqual(['from', 'to', null]);
  // a former program counts, as it does in a range
  await contract('before-3', 59);
  expect(await ask('LAST_30_DAYS')).toEqual(['from', 'to', none]);
  expect(await ask('LAST_90_DAYS')).toEqual([null, null, null]);
  expect(await ask('CONTRACT_TO_DATE')).toEqual([null, null, null]);
  const { since } = await getOrganizationDetails(ctx, 'before', 'LAST_30_DAYS');
  const first = Temporal.Instant.fromEpochMilliseconds(earlier(now, 59, 'America/New_York'));
  expect(since).toBe(first.toZonedDateTimeISO('America/New_York').toPlainDate().toString());
});

test('[ORG-02] days before that an update of the product has yet to count are not shown as 0, and are there a minute later', async () => {
  const now = server.clock.now();
  const ctx = await at(now);
  await fold('acme', now);
  const before = await getOrganizationPeriodBefore(ctx, 'acme', 'LAST_90_DAYS');
  expect(before.stats?.usersEngaged).toBeGreaterThan(0);
  await inTenant(server.db, 'acme', (tx) => sql`delete from customer_period`.execute(tx));
  expect(await getOrganizationPeriodBefore(ctx, 'acme', 'LAST_90_DAYS')).toEqual({ ...before, stats: null });
  // as the migration marks one person of each company
  await server.db.insertInto('figure_due').values({ customer_id: 'acme', member_id: 'bob-tanaka' }).execute();
  await foldFigures(server.context(null, now));
  expect(await getOrganizationPeriodBefore(ctx, 'acme', 'LAST_90_DAYS')).toEqual(before);
});
