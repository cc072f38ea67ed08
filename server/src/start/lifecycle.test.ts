import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { removePostgres } from '../adapters/local/postgres.ts';
import { place } from '../adapters/local/postgres/placement.ts';
import { isRunning } from '../adapters/local/postgres/processes.ts';
import { cloneDatabase } from '../testing/cloneDatabase.ts';

// The real program, started and ended as a person does it.

const root = path.resolve(import.meta.dirname, '../../..');
const scratch = path.join(root, '.data', 'lifecycle', randomBytes(6).toString('hex'));
const directory = path.join(scratch, 'kept');
const started: ReturnType<typeof spawn>[] = [];

beforeAll(() => mkdir(scratch, { recursive: true }));
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
});
afterAll(async () => {
  await removePostgres({ directory, checkout: root });
  await rm(scratch, { recursive: true, force: true });
});

function start(env: Record<string, string>, ...args: string[]) {
  const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const child = spawn(process.execPath, ['server/src/main.ts', ...args], {
    cwd: root,
    env: { ...inherited, DEMO: 'off', LOG_LEVEL: 'error', ...env },
  });
  started.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.resume();
  const ended = once(child, 'close').then(([code]: number[]) => ({ code, stderr }));
  return { child, ended };
}

async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

/** Waits until the program says that it is ready. */
async function ready(port: string): Promise<void> {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(25);
  }
}

/** One clear line on stderr that holds `words`, and a failure. */
async function expectRefusal(env: Record<string, string>, words: string): Promise<void> {
  const { code, stderr } = await start({ PORT: await freePort(), DATA_DIR: path.join(scratch, 'refused'), ...env })
    .ended;
  expect(stderr).toContain(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

test('[taken port] is told in one line before anything is touched', async () => {
  const server = createServer();
  const port = await listen(server);
  await expectRefusal({ PORT: port, DATA_DIR: path.join(scratch, 'untouched') }, `PORT: ${port} is already taken`);
  expect(await readdir(scratch)).not.toContain('untouched');
  server.close();
});

test('[wrong DATABASE_URL] is told in one line, whatever is wrong with it, without the password', async () => {
  const url = new URL(inject('databaseServer'));
  const nowhere = `postgres://atrium:hush-hush@127.0.0.1:${await freePort()}/atrium`;
  await expectRefusal({ DATABASE_URL: nowhere }, 'nothing answers at 127.0.0.1');
  await expectRefusal({ DATABASE_URL: 'mysql://atrium@db/atrium' }, 'it must be a postgres:// address');
  const database = new URL(url);
  database.pathname = '/absent';
  await expectRefusal({ DATABASE_URL: database.href }, 'has no database named absent');
  url.password = 'hush-hush';
  const { stderr } = await start({ PORT: await freePort(), DATABASE_URL: url.href, DATA_DIR: scratch }).ended;
  expect(stderr).toContain(`refuses the password of ${url.username}`);
  expect(stderr).not.toContain('hush-hush');
});

test('[newer schema] than the program knows is left alone', async () => {
  const url = await cloneDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into migration (name, applied_at) values ('29990101000000_later.sql', to_timestamp(0))`);
  const before = await client.query('select name from migration order by name');
  await expectRefusal({ DATABASE_URL: url }, '29990101000000_later.sql');
  expect((await client.query('select name from migration order by name')).rows).toEqual(before.rows);
  await client.end();
});

test('[bad variable] is named with why and an example', async () => {
  await expectRefusal(
    { PORT: 'http' },
    'PORT is "http", but it must be a whole number from 1 to 65535; for example PORT=4000',
  );
});

test('[unwritable data directory] is told in one line', async () => {
  await expectRefusal({ DATA_DIR: '/dev/null/atrium' }, 'DATA_DIR: /dev/null/atrium');
});

test('SIGTERM stops everything, a second start keeps the data, and kill -9 of everything is recovered from', async () => {
  const env = { DATA_DIR: directory, PORT: await freePort() };

  const first = start(env);
  await ready(env.PORT);
  const other = await start({ ...env, PORT: await freePort() }).ended;
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('already runs on') as string });
  await withDatabase(directory, (client) => client.query(`insert into setting (key, value) values ('mark', '1')`));
  const postmaster = await postmasterOf(directory);
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  expect(await isRunning(postmaster)).toBe(false);

  const second = start(env);
  await ready(env.PORT);
  await withDatabase(directory, (client) => client.query(`update setting set value = '2' where key = 'mark'`));
  process.kill(await postmasterOf(directory), 'SIGKILL');
  second.child.kill('SIGKILL');
  await second.ended;

  const third = start(env);
  await ready(env.PORT);
  const kept = await withDatabase(directory, (client) => client.query(`select value from setting where key = 'mark'`));
  expect(kept.rows).toEqual([{ value: 2 }]);
  third.child.kill('SIGKILL');
  await third.ended;

  // its server lives on, and is taken over
  const orphan = await postmasterOf(directory);
  const fourth = start(env);
  await ready(env.PORT);
  expect(await postmasterOf(directory)).toBe(orphan);
  fourth.child.kill('SIGINT');
  expect((await fourth.ended).code).toBe(0);

  const fresh = start(env, '--fresh');
  await ready(env.PORT);
  const empty = await withDatabase(directory, (client) => client.query(`select value from setting where key = 'mark'`));
  expect(empty.rows).toEqual([]);
  fresh.child.kill('SIGTERM');
  expect((await fresh.ended).code).toBe(0);
}, 120_000);

async function pidFileOf(directory: string): Promise<string[]> {
  const { data } = await place(directory, root);
  return (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
}

async function postmasterOf(directory: string): Promise<number> {
  return Number((await pidFileOf(directory))[0]);
}

async function withDatabase(
  directory: string,
  work: (client: pg.Client) => Promise<pg.QueryResult>,
): Promise<pg.QueryResult> {
  const password = await readFile(path.join((await place(directory, root)).home, 'password'), 'utf8');
  const port = (await pidFileOf(directory))[3] ?? '';
  const client = new pg.Client({ connectionString: `postgres://atrium:${password}@127.0.0.1:${port}/atrium` });
  await client.connect();
  return work(client).finally(() => client.end());
}
