import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from '../../demo/accounts.ts';
import { countDeadlocks } from '../../testing/countDeadlocks.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openBrowser, type Browser } from './browser.fixture.ts';

// Concurrent calls about one sign-in: its row is locked before any record of it, so they cannot deadlock.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const email = 'member@demo.example';

/** A second tab of the same browser. */
function tabOf(browser: Browser): Browser {
  const tab = openBrowser(server.origin);
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
  return tab;
}

/** How many codes and tokens are left of sign-ins that have ended. */
async function recordsOfEndedSignIns(): Promise<number> {
  const found = await server.db
    .selectFrom('oidc_record as r')
    .innerJoin('sign_in as s', 's.sid', 'r.grant_id')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('s.ended_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(found.count);
}

test('[SES-05] [THR-04] a sign-out during a refresh succeeds, and no token of the sign-in stays valid', async () => {
  for (let round = 0; round < 40; round += 1) {
    const browser = openBrowser(server.origin);
    const token = await browser.signIn(email, demoPassword);
    const leaving = tabOf(browser);
    const [renewal, left] = await Promise.all([
      browser.refresh(),
      wait((round * 12) / 39).then(() => leaving.call(token, 'mutation { logout { success } }')),
    ]);
    expect(left).toMatchObject({ status: 200, data: { logout: { success: true } } });
    expect([200, 400]).toContain(renewal.status);
    expect((await browser.call(token)).status).toBe(401);
    const renewed = (await renewal.json()) as { id_token?: string; access_token?: string };
    if (renewed.id_token !== undefined) expect((await browser.call(renewed.id_token)).status).toBe(401);
    if (renewed.access_token !== undefined) {
      const headers = { authorization: `Bearer ${renewed.access_token}` };
      expect((await fetch(`${server.origin}/oidc/me`, { headers })).status).toBe(401);
    }
    expect((await browser.refresh()).status).toBe(400);
  }
  expect(await recordsOfEndedSignIns()).toBe(0);
  expect(await countDeadlocks(server)).toBe(0);
});

test('[SES-05] a sign-in locks the browser’s previous one before it touches any record', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query('select from sign_in where ended_at is null for no key update');
    const { code } = (await (await browser.challenge(email, demoPassword)).json()) as { code: string };
    const signIn = browser.redeem(code);
    const waiting = async (): Promise<{ writes: boolean }[]> =>
      (
        await holder.query<{ writes: boolean }>(`select exists (select from pg_locks held where held.pid = a.pid
            and held.relation = 'oidc_record'::regclass and held.mode = 'RowExclusiveLock') as writes
          from pg_stat_activity a where datname = current_database() and application_name = 'atrium'
            and wait_event_type = 'Lock'`)
      ).rows;
    await expect.poll(waiting).toEqual([{ writes: false }]);
    await holder.query('rollback');
    expect((await signIn).status).toBe(200);
  } finally {
    await holder.end();
  }
});

test('[THR-13] many correct concurrent sign-ins of one account all succeed', async () => {
  const attempt = async (): Promise<number> => {
    const response = await openBrowser(server.origin).challenge(email, demoPassword);
    await response.text();
    return response.status;
  };
  for (let round = 0; round < 3; round += 1) {
    const statuses = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  expect(await countDeadlocks(server)).toBe(0);
});

test('[THR-17] within the grace period an old token gets the newest one, not a used one', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn(email, demoPassword);
  const slow = tabOf(browser);
  await browser.refresh();
  await browser.refresh();
  expect((await slow.refresh()).status).toBe(200);
  expect(slow.cookies.get('__Host-atrium-refresh')).toBe(browser.cookies.get('__Host-atrium-refresh'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
  expect((await slow.refresh()).status).toBe(200);
});
