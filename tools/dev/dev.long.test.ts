import { cp, mkdtemp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { persona } from '@atrium/content/people.ts';
import { freePort } from '@atrium/server/base/process/freePort.ts';
import { demoPassword } from '@atrium/server/demo/accounts.ts';
import { openBrowser, whoAmI } from '@atrium/server/modules/identity/browser.fixture.ts';
import { cloneDatabase } from '@atrium/server/testing/cloneDatabase.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDevSite } from './openDevSite.ts';
import { runDevServer } from './runDevServer.ts';
import { makeWebFolder } from './webFolder.ts';

// Runs `npm run dev` on a copy of the sources, which the test edits. The copy is inside the checkout, so that it finds
// the packages.

const checkout = path.resolve(import.meta.dirname, '../..');
const closers: (() => Promise<unknown>)[] = [];
let root: string;
let origin: string;

beforeAll(async () => {
  await mkdir(path.join(checkout, '.data'), { recursive: true });
  root = await mkdtemp(path.join(checkout, '.data', 'dev-'));
  // Vite may still be writing the packages that it has bundled
  closers.push(() => rm(root, { recursive: true, maxRetries: 10 }));
  const skipped = new Set(['node_modules', 'dist'].flatMap((name) => [path.join(checkout, 'web', name)]));
  for (const folder of ['server', 'web'])
    await cp(path.join(checkout, folder), path.join(root, folder), {
      recursive: true,
      filter: (source) => !skipped.has(source),
    });
  for (const name of ['domain', 'content', 'tsconfig.base.json'])
    await symlink(path.join(checkout, name), path.join(root, name));
  const port = await freePort();
  origin = `http://localhost:${String(port)}`;
  const server = runDevServer(
    root,
    {
      ...process.env,
      DATABASE_URL: await cloneDatabase(),
      DATA_DIR: '.data',
      LOG_LEVEL: 'error',
      PUBLIC_URL: origin,
      WEB_DIR: await makeWebFolder(root),
    },
    () => undefined,
  );
  closers.push(server.stop);
  const site = await openDevSite(root, port, server.origin);
  closers.push(site.close);
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

async function edit(file: string, before: string, after: string): Promise<void> {
  const target = path.join(root, file);
  const text = await readFile(target, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  await writeFile(target, text.replace(before, after));
}

/** Prints the time from a save until it was seen, which should be below a second on a quiet machine. */
function noteSeen(where: string, savedAt: number): void {
  process.stdout.write(`save to seen ${where}: ${String(Math.round(performance.now() - savedAt))} ms\n`);
}

const textOf = async (address: string, accept = '*/*'): Promise<string> =>
  (await fetch(origin + address, { headers: { accept } })).text();

test('the page is the server’s, with Vite’s scripts and the production policy but for their nonce', async () => {
  const page = await fetch(`${origin}/login`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('/@vite/client');
  expect(html).toContain(`content="${origin}/files/notices/help.html"`);
  const policy = page.headers.get('content-security-policy') ?? '';
  const nonce = /script-src 'nonce-([\w-]+)' 'self';/.exec(policy)?.[1];
  expect(html).toContain(`nonce="${nonce ?? 'none'}"`);
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('signing in, the mailbox, the clock, calendars, media and probes are reached as under npm start', async () => {
  const browser = openBrowser(origin);
  const bearer = await browser.signIn(persona('member').email, demoPassword);
  expect(await browser.call(bearer, whoAmI)).toMatchObject({ status: 200 });
  const statuses = await Promise.all(
    ['/__sandbox/mail', '/readyz', '/verify/nothing', '/calendar/none.ics', '/media/none'].map(
      async (address) => (await fetch(origin + address, { headers: { accept: 'text/html' } })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 404, 404]);
  expect(await textOf('/__sandbox/kit', 'text/html')).toContain('/@vite/client');
  const clock = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"advance":"PT1S"}' };
  expect((await fetch(`${origin}/__sandbox/clock`, clock)).status).toBe(200);
});

test('a saved server file answers at once, a faulty one with its fault, and a mended one again', async () => {
  await edit('server/src/base/http/health.ts', "send('ok\\n')", "send('edited')");
  const savedAt = performance.now();
  await expect.poll(() => textOf('/livez'), { timeout: 60_000, interval: 20 }).toBe('edited');
  noteSeen('on the server', savedAt);
  await edit('server/src/base/http/health.ts', "send('edited')", "send('edited'");
  await expect.poll(() => textOf('/livez'), { timeout: 60_000 }).toContain('SyntaxError');
  await edit('server/src/base/http/health.ts', "send('edited'", "send('mended')");
  await expect.poll(() => textOf('/livez'), { timeout: 60_000 }).toBe('mended');
});

test('a saved component is replaced in the page that shows it, without a reload', async () => {
  const file = '/src/features/signIn/SignInPage.tsx';
  expect(await textOf(file)).toContain('Welcome');
  const client = await textOf('/@vite/client');
  const token = /const wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const updates: unknown[] = [];
  socket.addEventListener('message', ({ data }) => updates.push(JSON.parse(String(data))));
  await expect.poll(() => updates).toContainEqual({ type: 'connected' });
  await edit(`web${file}`, 'Welcome', 'Replaced');
  const savedAt = performance.now();
  const update = expect.objectContaining({ type: 'js-update', path: file }) as unknown;
  await expect
    .poll(() => updates, { timeout: 60_000, interval: 20 })
    .toContainEqual({ type: 'update', updates: [update] });
  expect(await textOf(file)).toContain('Replaced');
  noteSeen('in the browser', savedAt);
  socket.close();
});

test('a server that refuses to start says why in the terminal, too', async () => {
  let printed = '';
  const server = runDevServer(
    root,
    { ...process.env, DATABASE_URL: 'mysql://atrium@db/atrium', DATA_DIR: '.data', LOG_LEVEL: 'error' },
    (text) => (printed += text),
  );
  try {
    await expect(server.origin()).rejects.toThrow('it must be a postgres:// address');
    expect(printed).toContain('it must be a postgres:// address');
  } finally {
    await server.stop();
  }
});
