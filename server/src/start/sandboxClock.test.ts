import { day, hour } from '@atrium/domain/time.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { movableClock, type Clock } from '../base/process/clock.ts';
import { findSetting } from '../base/sql/setting.ts';
import { startServer, type TestServer } from '../testing/harness.ts';
import { clockOffset } from './openClock.ts';
import { sandboxClock } from './sandboxClock.ts';

let server: TestServer;
let app: FastifyInstance;
let clock: Clock;
let ran: number;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  clock = movableClock();
  ran = 0;
  app = Fastify();
  sandboxClock(clock, server.db, () => {
    ran += 1;
    return Promise.resolve();
  })(app);
});

const post = (payload: string) =>
  app.inject({ method: 'POST', url: '/__sandbox/clock', headers: { 'content-type': 'application/json' }, payload });

test.each([
  ['{"advance":"P2DT3H"}', 2 * day + 3 * hour],
  ['{"advance":"-P1W"}', -7 * day],
  ['{"advance":"PT1.5S"}', 1_500],
])('%s moves product time by that, keeps it, and runs what is due', async (body, span) => {
  const began = Date.now();
  const before = clock.now();
  const answer = await post(body);
  expect(answer.statusCode).toBe(200);
  const moved = clock.now() - before;
  const took = Date.now() - began;
  expect(moved - span).toBeGreaterThanOrEqual(0);
  expect(moved - span).toBeLessThanOrEqual(took);
  expect(Math.abs(((await findSetting(server.db, clockOffset)) ?? 0) - span)).toBeLessThanOrEqual(took);
  expect(ran).toBe(1);
});

test('an instant sets product time', async () => {
  const began = Date.now();
  expect((await post('{"now":"2031-05-06T07:08:09Z"}')).statusCode).toBe(200);
  const since = clock.now() - Date.parse('2031-05-06T07:08:09Z');
  expect(since).toBeGreaterThanOrEqual(0);
  expect(since).toBeLessThanOrEqual(Date.now() - began);
});

test.each([
  'null',
  '5',
  '"P1D"',
  '[]',
  '{}',
  '{"now":5}',
  '{"now":"5"}',
  '{"now":null}',
  '{"now":"2031-13-01"}',
  '{"now":"0001-01-01T00:00:00Z"}',
  '{"now":"+275760-09-13T00:00:00Z"}',
  '{"advance":7}',
  '{"advance":["P1D"]}',
  '{"advance":"P"}',
  '{"advance":"PT"}',
  '{"advance":"P1Y"}',
  '{"advance":"P999999999999D"}',
  `{"advance":"P${'9'.repeat(400)}D"}`,
  '{"advance":"-P9999W"}',
])('%s is refused and moves nothing', async (body) => {
  const began = Date.now();
  const before = clock.now();
  const answer = await post(body);
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  expect(clock.now() - before).toBeLessThanOrEqual(Date.now() - began);
  expect(ran).toBe(0);
});
