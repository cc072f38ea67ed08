import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/cloneDatabase.ts';
import { keepRunning } from '../process/keepRunning.ts';
import { openLog } from '../process/log.ts';
import { QueuePool } from './queuePool.ts';
import { runJobs } from './runJobs.ts';

let url: string;
let name: string;
let admin: pg.Client;
// longer than the worker's poll: a job that is added before the worker listens waits for it
const timeout = 50_000;
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

test('[THR-18] a worker that loses the database during its jobs is restarted and runs the queue', async () => {
  const waiting: (() => void)[] = [];
  let isPaused = true;
  let noted = 0;
  const tasks = {
    pause: async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (!isPaused) resolve();
      });
    },
    note: () => {
      noted += 1;
    },
  };
  const errors: string[] = [];
  const log = openLog('error', { write: (line) => errors.push(line) });
  const stop = await keepRunning(() => runJobs(url, tasks, log), log);
  await addJobs('pause', 4);
  await expect.poll(() => waiting.length, { timeout }).toBe(4);
  await admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections false`);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const connections = async (): Promise<number | null> =>
    (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount;
  await expect.poll(connections, { timeout }).toBe(0);
  isPaused = false;
  for (const goOn of waiting.slice()) {
    const told = errors.length;
    goOn();
    await expect.poll(() => errors.length, { timeout }).toBeGreaterThan(told);
  }
  await admin.query(`alter database ${pg.escapeIdentifier(name)} with allow_connections true`);
  await addJobs('note', 3);
  await expect.poll(() => noted, { timeout }).toBe(3);
  // jobs released by the next worker run again: handlers must be idempotent
  await expect.poll(() => waiting.length, { timeout }).toBe(8);
  await stop();
  expect(errors.filter((line) => !line.includes('not currently accepting connections'))).toEqual([]);
});

test('[THR-18] a worker that cannot get its first job is restarted until it can', async () => {
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
});

test('a job locked for a quarter of an hour is run by the next worker, although others are alive', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // simulates workers of other processes that have been connected for a day, as pg_stat_activity lists them
  await client.query(`create table public.pg_stat_activity as
    select 'atrium worker'::text as application_name, current_database() as datname, now() - interval '1 day' as backend_start`);
  const told = new URL(url);
  told.searchParams.set('options', '-c search_path=public,pg_catalog');
  for (const [task, minutes] of Object.entries({ lately: 14, dead: 16 })) {
    await client.query('select graphile_worker.add_job($1)', [task]);
    await client.query(
      `update graphile_worker._private_jobs job set locked_at = now() - make_interval(mins => $2), locked_by = 'gone ' || $1
        from graphile_worker._private_tasks task where task.id = job.task_id and task.identifier = $1`,
      [task, minutes],
    );
  }
  await client.end();
  const done: string[] = [];
  const noting = (task: string) => () => {
    done.push(task);
  };
  const tasks = { lately: noting('lately'), dead: noting('dead'), last: noting('last') };
  const running = await runJobs(told.href, tasks, openLog('error'));
  await addJobs('last', 1);
  await expect.poll(() => done.toSorted(), { timeout }).toEqual(['dead', 'last']);
  await running.stop();
});

test('[THR-18] a job that fails because something is away is a warning while it is tried again, and an error at last', async () => {
  const fails = (fault: object) => () => Promise.reject(Object.assign(new Error('away'), fault));
  const tasks = { starting: fails({ code: '57P03' }), service: fails({ isOutage: true }), broken: fails({}) };
  const lines: { level: string; msg: string; task?: string }[] = [];
  const log = openLog('warn', { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const addJob = (task: string, most: number) =>
    client.query('select graphile_worker.add_job($1, max_attempts := $2)', [task, most]);
  for (const task of ['service', 'broken']) await addJob(task, 3);
  for (const task of ['starting', 'service']) await addJob(task, 1);
  const running = await runJobs(url, tasks, log);
  const told = () =>
    lines.map(({ level, msg, task }) => [level, task ?? msg.split(' with error')[0]?.slice(0, 11), msg]);
  await expect.poll(() => told().length, { timeout }).toBe(4);
  await running.stop();
  await client.end();
  expect(told().toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    ['error', 'Failed task', expect.stringContaining('(broken,')],
    ['error', 'service', 'a job was given up'],
    ['error', 'starting', 'a job was given up'],
    ['warn', 'service', 'a job failed and is tried again'],
  ]);
});

/** A proxy of the database that pauses a connection from its first LISTEN on. */
async function pauseAtListen(): Promise<{ url: string; paused: Promise<Socket>; close: () => void }> {
  const { promise: paused, resolve } = Promise.withResolvers<Socket>();
  const { hostname, port } = new URL(url);
  const server = createServer((socket) => {
    const onward = connect(Number(port), hostname);
    let isPaused = false;
    socket.on('data', (chunk) => {
      isPaused ||= chunk.includes('LISTEN "jobs:insert"');
      if (isPaused) resolve(socket);
      else onward.write(chunk);
    });
    onward.on('data', (chunk) => socket.write(chunk));
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const target = new URL(url);
  target.port = String((server.address() as AddressInfo).port);
  return { url: target.href, paused, close: () => server.close() };
}

test('[THR-18] a connection asked for after the end fails without ending the process', async () => {
  const pool = new QueuePool({ connectionString: url });
  await pool.end();
  const message = await new Promise((resolve) => {
    pool.connect((error, client, release) => {
      // as the library does that gives up
      release();
      resolve(client ?? error?.message);
    });
  });
  expect(message).toMatch(/after calling end/);
});

test('[THR-18] a connection lost between LISTEN and UNLISTEN does not end the process', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => {
    unhandled.push(reason);
  };
  process.on('unhandledRejection', note);
  const proxy = await pauseAtListen();
  const running = await runJobs(proxy.url, { note: () => undefined }, openLog('silent'));
  const socket = await proxy.paused;
  const stopped = running.stop();
  await turn();
  socket.destroy();
  await stopped;
  await turn();
  process.off('unhandledRejection', note);
  proxy.close();
  expect(unhandled).toEqual([]);
});
