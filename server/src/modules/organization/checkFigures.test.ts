import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { customers } from '@atrium/content/customers.ts';
import { day, minute } from '@atrium/domain/time.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSetting } from '../../base/sql/setting.ts';
import { inTenant } from '../../base/sql/tenant.ts';
import { clockOffset } from '../../start/openClock.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { checkFigures } from './service/checkFigures.ts';
import { foldFigures } from './service/foldFigures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Those of the demo with a contract. */
const companies = customers.flatMap(({ customerId, contracts }) => (contracts.length === 0 ? [] : [customerId]));

const wrong = async (keeps = false) => {
  const found = await checkFigures(server.db, server.clock.now(), { keeps });
  expect(new Set(found.map(({ customerId }) => customerId))).toEqual(new Set(companies));
  return found.filter(({ rows }) => rows > 0).map(({ customerId, table }) => `${customerId} ${table}`);
};

test('[ORG-09] figures that differ from the facts are found, and computed again', async () => {
  await server.clock.advance(minute);
  expect(await wrong()).toEqual([]);
  await inTenant(server.db, 'acme', (tx) =>
    sql`update member_figure set views = views + 1 where member_id = 'nadia-rahimi'`.execute(tx),
  );
  expect(await wrong()).toEqual(['acme member_figure']);
  // a check changes nothing
  expect(await wrong()).toEqual(['acme member_figure']);
  expect(await wrong(true)).toEqual(['acme member_figure']);
  expect(await wrong()).toEqual([]);
});

test('[ORG-02][ORG-09] so are those of the days before a range, also where nobody has done anything', async () => {
  await inTenant(server.db, 'monarch', (tx) =>
    sql`update customer_period set people = people + 1
      where filter = 'LAST_30_DAYS' and from_day = (select min(from_day) from customer_period where filter = 'LAST_30_DAYS')`.execute(
      tx,
    ),
  );
  expect(await wrong()).toEqual(['monarch customer_period']);
  expect(await wrong(true)).toEqual(['monarch customer_period']);
  expect(await wrong()).toEqual([]);
});

test('[ORG-09] the command of staff counts by product time', async () => {
  // whose due work does not fold them back to the machine's day
  const moved = await startServer({ worker: false });
  try {
    await saveSetting(moved.db, clockOffset, 40 * day);
    await foldFigures(moved.context(null, Date.now() + 40 * day));
    const env = { ...process.env, DATABASE_URL: moved.databaseUrl, DEMO: 'on', NODE_OPTIONS: '' };
    const cwd = path.resolve(import.meta.dirname, '../../../..');
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/staff.ts', 'figures', '--check'], {
      cwd,
      env,
    });
    expect(stdout).toBe(`${String(companies.length)} companies, all figures are right.\n`);
  } finally {
    await moved.close();
  }
});

test('[ORG-09] days that pass move the ranges of everybody, without any event', async () => {
  const engaged = async () => {
    const { stats, asOf } = (
      await (
        await server.as('ann@acme.example')
      ).query<{ details: { stats: { usersEngaged: number }; asOf: string } }>(
        '{ details: getOrganizationDetails(filterType: "LAST_30_DAYS") { stats { usersEngaged } asOf } }',
      )
    ).details;
    const age = server.clock.now() - Number(asOf);
    expect(age >= 0 && age <= minute, String(age)).toBe(true);
    return stats.usersEngaged;
  };
  await server.clock.advance(minute);
  expect(await engaged()).toBeGreaterThan(3);
  await server.clock.advance(31 * day);
  expect(await engaged()).toBe(0);
  expect(await wrong()).toEqual([]);
});
