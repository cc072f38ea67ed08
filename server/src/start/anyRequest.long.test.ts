import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plainAcademy } from '@atrium/domain/academy/academyForm.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailboxPages } from '../adapters/local/mailbox/page.ts';
import { createApp } from '../app.ts';
import { createHealth } from '../base/http/health.ts';
import { movableClock } from '../base/process/clock.ts';
import { openLog } from '../base/process/log.ts';
import { openDatabase } from '../base/sql/db.ts';
import { demoFiles } from '../demo/files.ts';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { openSender, type Request } from '../testing/faultOf.ts';
import { nastyHeader, nastyJson, nastyPath, nastyText } from '../testing/nasty.ts';
import { sandboxClock } from './sandboxClock.ts';

// A process with the web app and the local stand-ins answers any request.

const checkout = path.resolve(import.meta.dirname, '../../..');
const errors: string[] = [];
const opened: (() => Promise<unknown>)[] = [];
const sender = openSender();
let origin: string;
beforeAll(async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'atrium-web-'));
  opened.push(() => rm(root, { recursive: true }));
  await cp(path.join(checkout, 'web/index.html'), path.join(root, 'index.html'));
  await cp(path.join(checkout, 'web/index.html'), path.join(root, 'assets/page-abcdefgh.html'));
  const log = openLog('error', { write: (line) => errors.push(line) });
  const { db, pool } = openDatabase({ url: await cloneDatabase(), log, max: 4 });
  opened.push(() => pool.end());
  const mailbox = {
    address: () => Promise.resolve(''),
    list: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
  const site = {
    PUBLIC_URL: 'http://127.0.0.1',
    googleSignIn: false,
  };
  const app = await createApp({
    env: { PUBLIC_URL: 'http://127.0.0.1', HOST: '127.0.0.1', TRUSTED_PROXIES: undefined, live: false },
    log,
    health: createHealth(() => pool.query('select 1')),
    pool,
    plugins: [
      sandboxClock(movableClock(), db, () => Promise.resolve()),
      demoFiles(() => 'support@localhost'),
      mailboxPages(mailbox),
    ],
    web: { root, site, academy: () => plainAcademy },
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  opened.push(() => app.close());
});
afterAll(async () => {
  sender.close();
  for (const close of opened.toReversed()) await close();
});

async function prove(request: fc.Arbitrary<Request>, runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(request, async (item) => {
      expect([await sender.faultOf(origin, item), ...errors.splice(0)]).toEqual([null]);
    }),
    { numRuns: runs, plugins: [fc.interruptAfterTimeLimit(4_000)], includeErrorInReport: true },
  );
}

test('any address of the web app and of the demo world’s files', async () => {
  const starts = ['/', '/login', '/home/', '/courses/', '/assets/', '/index.html', '/files/art/', '/files/syllabus/'];
  const request = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS'),
    path: nastyPath([...starts, '/files/notices/', '/__sandbox/mail/', '/favicon.ico', '/assets/page-abcdefgh.html']),
    headers: fc.record(
      { accept: nastyHeader, range: nastyHeader, 'if-none-match': nastyHeader, 'accept-encoding': nastyHeader },
      { requiredKeys: [] },
    ),
    body: fc.constant(''),
  });
  await prove(request, 1_500);
});

test('anything instead of an instant or a duration', async () => {
  const times = nastyText(['P1D', '-PT1.5S', '2031-05-06T07:08:09Z', '9999-12-31', 'P99999999999W']);
  const body = fc.oneof(
    fc.record({ now: fc.oneof(times, nastyJson), advance: fc.oneof(times, nastyJson) }, { requiredKeys: [] }),
    nastyJson,
  );
  const request = body.map((value) => ({
    method: 'POST',
    path: '/__sandbox/clock',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  }));
  await prove(request, 600);
});

test('a path that cannot be decoded is answered as any other wrong request', async () => {
  const response = await fetch(`${origin}/%ED%A0%80`);
  expect([response.status, await response.json()]).toEqual([
    400,
    { code: 'INVALID_INPUT', message: expect.any(String) as string, requestId: expect.any(String) as string },
  ]);
});

test.each(['GET', 'HEAD', 'POST'])(
  'a %s with too long an address is refused, and the next request answered',
  async (method) => {
    const ask = (path: string) => sender.faultOf(origin, { method, path, headers: {}, body: '' });
    for (let time = 0; time < 20; time += 1) expect(await ask(`/login/${'x'.repeat(20_000)}`)).toBeNull();
    expect(await ask('/login')).toBeNull();
    expect(errors.splice(0)).toEqual([]);
  },
);
