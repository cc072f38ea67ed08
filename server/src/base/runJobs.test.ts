import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../testing/cloneDatabase.ts';
import { keepRunning } from './keepRunning.ts';
import { openLog } from './log.ts';
import { runJobs } from './runJobs.ts';

let url: string;
let name: string;
let admin: pg.Client;
const timeout = 20_000;
beforeAll(async () => {
  url = await cloneDatabase();
  name = new URL(url).pathname.slice(1);
  const other = new URL(url);
  other.pathname = '/postgres';
  admin = new pg.Client({ connectionString: other.href });
  await admin.connect();
});
afterAll(() => admin.end());

async function addJobs(task: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select graphile_worker.add_job($1) from generate_series(1, $2)', [task, count]);
  await client.end();
}

test('[THR-18] a worker whose jobs end one by one while the database is away is begun anew, and does what stands in the queue', async () => {
  const waiting: (() => void)[] = [];
  let isHeld = true;
  let noted = 0;
  const tasks = {
    hold: async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (!isHeld) resolve();
      });
    },
    note: () => {
      noted += 1;
    },
  };
  const errors: string[] = [];
  const log = openLog('error', { write: (line) => errors.push(line) });
  const stop = await keepRunning(() => runJobs(url, tasks, log), log);
  await addJobs('hold', 4);
  await expect.poll(() => waiting.length, { timeout }).toBe(4);
  await admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const connections = async (): Promise<number | null> =>
    (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount;
  await expect.poll(connections, { timeout }).toBe(0);
  isHeld = false;
  for (const goOn of waiting.slice()) {
    const told = errors.length;
    goOn();
    await expect.poll(() => errors.length, { timeout }).toBeGreaterThan(told);
  }
  await admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections true`);
  await addJobs('note', 3);
  await expect.poll(() => noted, { timeout }).toBe(3);
  // given back by the next worker, they are done again: whoever writes a job expects that
  await expect.poll(() => waiting.length, { timeout }).toBe(8);
  await stop();
  expect(errors.filter((line) => !line.includes('not currently accepting connections'))).toEqual([]);
}, 60_000);

test('[THR-18] a worker that could not ask for its first job is begun anew, until it can', async () => {
  let noted = 0;
  const tasks = {
    note: () => {
      noted += 1;
    },
  };
  const errors: string[] = [];
  const log = openLog('error', { write: (line) => errors.push(line) });
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await addJobs('note', 1);
  await owner.query('alter table graphile_worker._private_tasks rename to mislaid');
  const stop = await keepRunning(() => runJobs(url, tasks, log), log);
  await expect.poll(() => errors.length, { timeout }).toBeGreaterThan(1);
  await owner.query('alter table graphile_worker.mislaid rename to _private_tasks');
  await expect.poll(() => noted, { timeout }).toBe(1);
  await stop();
  await owner.end();
  expect(errors.filter((line) => !line.includes('_private_tasks'))).toEqual([]);
}, 60_000);
