import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { open, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { machineNow } from '../../../base/process/clock.ts';
import { freePort } from '../../../base/process/freePort.ts';
import { StartupError } from '../../../base/process/startupError.ts';
import type { Placement } from './findPlacement.ts';
import { lastLine } from './initialise.ts';
import { isInhabited, isRunning } from './processes.ts';

/** A running server: its process and its port on 127.0.0.1. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

type Answer = 'yes' | 'starting' | 'no';

const startTimeout = 10_000;

/** The server that a killed process left running on this data, once it answers; null when there is none. */
export async function adopt(at: Placement, urlOf: (port: number) => string): Promise<Postmaster | null> {
  const until = machineNow() + startTimeout;
  for (let found = await readPidFile(at.data); found !== null && (await isOurs(at.data, found.pid));) {
    const answer = await ask(urlOf(found.port));
    if (answer === 'yes') return found;
    if (answer === 'no' && machineNow() > until) return null;
    await wait(100);
    found = await readPidFile(at.data);
  }
  return null;
}

/**
 * Starts a server, on `port` if given. A killed server may take seconds to exit, during which its lock file blocks a
 * start: retries for ten seconds.
 * @throws StartupError with the server's last message.
 */
export async function launch(
  at: Placement,
  urlOf: (port: number) => string,
  durable: boolean,
  port?: number,
): Promise<Postmaster> {
  const until = machineNow() + startTimeout;
  for (;;) {
    await removeForeignPidFile(at.data);
    const failure = await attempt(at, port ?? (await freePort()), urlOf, durable);
    if (typeof failure !== 'string') return failure;
    const temporary = /lock file|shared memory|could not bind|Address already in use/i.test(failure);
    if (!temporary || machineNow() > until) {
      throw new StartupError(`The embedded PostgreSQL in ${at.data} did not start: ${lastLine(failure)}`);
    }
    await wait(200);
  }
}

/**
 * Closes the server's connections and waits until everything is written; after `limit` ms it is stopped immediately.
 */
export async function halt(at: Placement, server: Postmaster, limit: number): Promise<void> {
  send(server, 'SIGINT');
  const until = machineNow() + limit;
  while ((await readPidFile(at.data))?.pid === server.pid && isRunning(server.pid)) {
    if (machineNow() > until) {
      send(server, 'SIGQUIT');
      return;
    }
    await wait(20);
  }
}

/**
 * Closes the connections of a server that was asked to stop once its clients have left: ours never leave, and until
 * then it refuses new ones. Returns whether it was asked to.
 */
export function hurryStop(at: Placement, server: Postmaster): boolean {
  if (statusOf(at.data) !== 'stopping') return false;
  send(server, 'SIGINT');
  return true;
}

function send(server: Postmaster, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(server.pid, signal);
  } catch {
    // it has exited already
  }
}

/** What the server says of itself in its lock file. Read at once, like the state of its process. */
function statusOf(data: string): string {
  try {
    return readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.trim() ?? '';
  } catch {
    return '';
  }
}

async function attempt(
  at: Placement,
  port: number,
  urlOf: (port: number) => string,
  durable: boolean,
): Promise<Postmaster | string> {
  const logFile = path.join(at.home, 'server.log');
  const log = await open(logFile, 'w', 0o600);
  const child = spawn(at.postgres, ['-D', at.data, ...settings(port, durable)], {
    ...at.ids,
    cwd: '/',
    // its own process group: Ctrl-C reaches only this process, which stops the server after its own work
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => {
      resolve(error.message);
    });
    child.once('exit', () => {
      // a caller that stops the server may remove its directory at once
      readFile(logFile, 'utf8').then(resolve, (error: unknown) => {
        resolve(String(error));
      });
    });
  });
  child.unref();
  await log.close();
  const answered = answersSoon(urlOf(port), () => child.exitCode === null && child.signalCode === null);
  const first = await Promise.race([ended, answered.then(() => null)]);
  if (first !== null || child.pid === undefined) return first ?? 'no process';
  return child.exitCode === null ? { pid: child.pid, port } : ended;
}

/** Waits as long as the server runs, because recovery after a crash may take long. */
async function answersSoon(url: string, lives: () => boolean): Promise<void> {
  while (lives() && (await ask(url)) !== 'yes') await wait(20);
}

function settings(port: number, durable: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    shared_preload_libraries: 'pg_stat_statements',
    random_page_cost: '1.1',
    wal_compression: 'on',
    max_wal_size: '1GB',
    // values typed by people must not be written to a log file
    log_min_error_statement: 'panic',
    log_timezone: 'UTC',
    ...(durable ? {} : fleeting),
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Data that ends with the process: nothing is written twice or waits for the disk, and the WAL stays small. */
const fleeting = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '128MB',
};

/** Whether the server has the database of a URL, and lets its user in. */
export async function isAnswering(url: string): Promise<boolean> {
  return (await ask(url)) === 'yes';
}

async function ask(url: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'yes';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' && !/shutting down/.test(String(error)) ? 'starting' : 'no';
  }
}

async function readPidFile(data: string): Promise<Postmaster | null> {
  const lines = (await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, port: Number(lines[3] ?? 0) } : null;
}

/** After a crash of the machine the pid in the lock file may belong to another program. */
async function isOurs(data: string, pid: number): Promise<boolean> {
  if (!isRunning(pid)) return false;
  return process.platform !== 'linux' || isInhabited(await realpath(data));
}

/** PostgreSQL would take that program for itself and never start again. */
async function removeForeignPidFile(data: string): Promise<void> {
  const found = await readPidFile(data);
  if (found === null || !isRunning(found.pid) || (await isOurs(data, found.pid))) return;
  await rm(path.join(data, 'postmaster.pid'), { force: true });
}
