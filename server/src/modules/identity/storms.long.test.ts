import { persona } from '@atrium/content/people.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneAtATime } from '../../base/turns.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { openVisitor, signInAtGoogle } from '../federation/federation.fixture.ts';
import { openBrowser } from './browser.fixture.ts';

// Very many calls for one row: they wait without a connection, and most of them not at all.

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const most = oneAtATime.atOnce + oneAtATime.waiting;

/** Answers `calls` while the rows that `locked` selects are locked; tells how many connections waited for them. */
async function storm(locked: string, call: () => Promise<Response>): Promise<{ waited: number; statuses: number[] }> {
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(locked);
    let answered = 0;
    const calls = Array.from({ length: most + 20 }, async () => {
      const { status } = await call();
      answered += 1;
      return status;
    });
    await expect.poll(() => answered).toBe(20);
    const waiting = async (): Promise<number> => {
      const { rows } = await holder.query<{ waited: number }>(`select count(*)::int as waited from pg_stat_activity
        where datname = current_database() and application_name = 'atrium' and wait_event_type = 'Lock'`);
      return rows[0]?.waited ?? 0;
    };
    // a refusal needs no query, so all of them may be answered before the first call has reached the row
    await expect.poll(waiting).toBeGreaterThan(0);
    const waited = await waiting();
    await holder.query('rollback');
    return { waited, statuses: await Promise.all(calls) };
  } finally {
    await holder.end();
  }
}

const count = (statuses: readonly number[], wanted: number): number =>
  statuses.filter((status) => status === wanted).length;

test('[THR-17] a storm of refreshes holds one connection, and what is too much is retried, still signed in', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn('member@demo.example', demoPassword);
  const before = new Map(browser.cookies);
  const { waited, statuses } = await storm('select from sign_in where ended_at is null for no key update', async () => {
    const tab = openBrowser(server.origin);
    for (const [name, value] of before) tab.cookies.set(name, value);
    const response = await tab.refresh();
    if (response.status === 503) {
      expect(await response.json()).toEqual({ error: 'temporarily_unavailable' });
      expect(tab.lastCookies()).toEqual([]);
    }
    return response;
  });
  expect([waited, count(statuses, 503), count(statuses, 200)]).toEqual([1, 20, most]);
  expect((await browser.refresh()).status).toBe(200);
});

test('a storm of codes that would replace one sign-in holds one connection', async () => {
  const browser = openBrowser(server.origin);
  await browser.signIn('member@demo.example', demoPassword);
  const refresh = browser.cookies.get('__Host-atrium-refresh') ?? '';
  let number = 0;
  const { waited, statuses } = await storm('select from sign_in where ended_at is null for no key update', () => {
    const tab = openBrowser(server.origin);
    tab.cookies.set('__Host-atrium-refresh', refresh);
    number += 1;
    return tab.redeem(`no code ${String(number)}`);
  });
  expect([waited, count(statuses, 503), count(statuses, 400)]).toEqual([1, 20, most]);
});

test('[SSO-04] a storm for one attempt of single sign-on holds one connection, and one code comes of it', async () => {
  const visitor = openVisitor(server.origin);
  const state = await signInAtGoogle(visitor, persona('member').email);
  const { waited, statuses } = await storm('select from federation_attempt for no key update', async () => {
    const { status, body } = await visitor.finish(state);
    if (status === 429) expect(body).toMatchObject({ code: 'RATE_LIMITED' });
    return new Response(null, { status });
  });
  expect([waited, count(statuses, 429), count(statuses, 403), count(statuses, 200)]).toEqual([1, 20, most - 1, 1]);
});
