import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { removePostgres } from '../adapters/local/postgres.ts';
import { isRunning } from '../adapters/local/postgres/processes.ts';
import { freePort } from '../base/process/freePort.ts';
import { endAll, newScratch, postmasterOf, ready, root, start, withDatabase } from './program.fixture.ts';

const scratch = newScratch();
const directory = path.join(scratch, 'kept');
let env: Record<string, string> & { PORT: string };

beforeAll(async () => {
  await mkdir(scratch, { recursive: true });
  env = { DATA_DIR: directory, PORT: String(await freePort()) };
  // the database is created only once
  const first = start(env);
  await ready(env.PORT);
  first.child.kill('SIGTERM');
  await first.ended;
}, 150_000);
afterEach(endAll);
afterAll(async () => {
  await removePostgres({ directory, checkout: root });
  await rm(scratch, { recursive: true, force: true });
});

const mark = (value: string): Promise<unknown> =>
  withDatabase(directory, (client) =>
    client.query(
      `insert into setting (key, value) values ('mark', $1::jsonb)
        on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(value)],
    ),
  );
const marked = (): Promise<{ value: string }[]> =>
  withDatabase(directory, (client) => client.query<{ value: string }>(`select value from setting where key = 'mark'`));

test('a second program on the same data is refused, SIGTERM stops everything, and data survives', async () => {
  const first = start(env);
  await ready(env.PORT);
  const other = await start({ ...env, PORT: String(await freePort()) }).ended;
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('is already running on') as string });
  await mark('stopped');
  const postmaster = await postmasterOf(directory);
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  expect(isRunning(postmaster)).toBe(false);
  start(env);
  await ready(env.PORT);
  expect(await marked()).toEqual([{ value: 'stopped' }]);
}, 150_000);

test('[THR-26] requests log in as a role that cannot become more than the runtime role', async () => {
  start(env);
  await ready(env.PORT);
  await withDatabase(directory, async (client) => {
    const { rows: logins } = await client.query<{ login: string }>(
      `select distinct usename as login from pg_stat_activity where application_name = 'atrium'`,
    );
    expect(logins).toEqual([{ login: 'atrium_app' }]);
    await client.query('set session authorization atrium_app');
    for (const role of ['atrium_runtime', 'none']) {
      await client.query(`select set_config('role', $1, false)`, [role]);
      const { rows } = await client.query<{ seats: string }>('select count(*) as seats from seat');
      expect(Number(rows[0]?.seats), role).toBe(0);
      for (const refused of ['create table mine ()', 'set role atrium', 'alter table seat disable row level security'])
        await expect(client.query(refused), refused).rejects.toThrow(/permission denied|must be owner/);
    }
    return client.query('reset session authorization');
  });
}, 150_000);

test('a program whose output nobody reads any more serves on, and stops at SIGTERM', async () => {
  const { child } = start({ ...env, LOG_LEVEL: 'info' });
  await ready(env.PORT);
  const gone = once(child, 'exit');
  child.stdout?.destroy();
  child.stderr?.destroy();
  for (let request = 0; request < 3; request += 1) await ready(env.PORT);
  child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
}, 150_000);

test('kill -9 of everything is recovered from', async () => {
  const killed = start(env);
  await ready(env.PORT);
  await mark('killed');
  const postmaster = await postmasterOf(directory);
  // the program first, because it would restart its database server
  killed.child.kill('SIGKILL');
  process.kill(postmaster, 'SIGKILL');
  await killed.ended;
  start(env);
  await ready(env.PORT);
  expect(await marked()).toEqual([{ value: 'killed' }]);
}, 150_000);

test('a server that outlived its program is adopted, and stopped with the next one', async () => {
  const killed = start(env);
  await ready(env.PORT);
  const orphan = await postmasterOf(directory);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const next = start(env);
  await ready(env.PORT);
  expect(await postmasterOf(directory)).toBe(orphan);
  next.child.kill('SIGINT');
  expect((await next.ended).code).toBe(0);
  expect(isRunning(orphan)).toBe(false);
}, 150_000);

test('--fresh starts with an empty database', async () => {
  const before = start(env);
  await ready(env.PORT);
  await mark('old');
  before.child.kill('SIGTERM');
  await before.ended;
  const fresh = start(env, '--fresh');
  await ready(env.PORT);
  expect(await marked()).toEqual([]);
  fresh.child.kill('SIGTERM');
  expect((await fresh.ended).code).toBe(0);
}, 150_000);
