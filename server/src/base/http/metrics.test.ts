import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { registerMetrics } from './metrics.ts';

/** The status of `/metrics` of a site, for a request with these headers. */
async function statusOf(publicName: string | null, headers: Record<string, string>): Promise<number> {
  const app = fastify();
  registerMetrics(app, { pool: { totalCount: 0, idleCount: 0, waitingCount: 0 }, publicName });
  return (await app.inject({ url: '/metrics', headers })).statusCode;
}

test('the metrics of a live site are for its internal network', async () => {
  const name = 'learn.example.com';
  expect(await statusOf(name, { host: '10.1.2.3:4000' })).toBe(200);
  expect(await statusOf(name, { host: name })).toBe(404);
  // a request through the proxy may carry any name
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded']) {
    expect(await statusOf(name, { host: 'localhost', [header]: '203.0.113.9' })).toBe(404);
  }
  expect(await statusOf(null, { host: 'localhost', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
});

test('the metrics count the mails that are not sent, and are answered while the database is away', async () => {
  const app = fastify();
  let isAway = false;
  registerMetrics(app, {
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    publicName: null,
    countMails: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve({ waiting: 2, failed: 3 })),
  });
  const ask = async (): Promise<string> => (await app.inject({ url: '/metrics' })).body;
  expect(await ask()).toContain('mails_unsent{state="waiting"} 2\nmails_unsent{state="failed"} 3\n');
  isAway = true;
  const body = await ask();
  expect(body).toContain('pg_pool_connections{state="idle"} 0');
  expect(body).not.toContain('mails_unsent{state');
});
