import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPlacement } from '../adapters/local/postgres/findPlacement.ts';

// Starts and stops the real program as a person would.

export const root = path.resolve(import.meta.dirname, '../../..');
export const newScratch = (): string => path.join(root, '.data', 'lifecycle', randomBytes(6).toString('hex'));

export interface Program {
  readonly child: ChildProcess;
  /** The lines of the log so far. */
  readonly log: () => readonly string[];
  /** Everything that it printed so far. */
  readonly output: () => string;
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
}

const started: ChildProcess[] = [];

export function start(env: Record<string, string>, ...args: string[]): Program {
  const child = spawn(process.execPath, ['server/dist/main.cjs', ...args], {
    cwd: root,
    env: { DEMO: 'off', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let stderr = '';
  let stdout = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, stderr }));
  return {
    child,
    ended,
    log: () => stdout.split('\n').filter((line) => line.startsWith('{')),
    output: () => stdout,
  };
}

/** Stops what a test left running. */
export async function endAll(): Promise<void> {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

export async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return String((server.address() as AddressInfo).port);
}

/** Polls until `isTrue` resolves to true, for `limit` milliseconds at most. */
export async function until(what: string, isTrue: () => Promise<boolean>, limit = 60_000): Promise<void> {
  const end = performance.now() + limit;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`not within ${String(limit)} ms: ${what}`);
    await wait(25);
  }
}

/** Waits until the program reports that it is ready. */
export function ready(port: string, limit?: number): Promise<void> {
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status === 200,
      () => false,
    );
  return until('ready', isReady, limit);
}

async function pidFileOf(directory: string): Promise<string[]> {
  const { data } = await findPlacement(directory, root);
  return (await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n');
}

export async function postmasterOf(directory: string): Promise<number> {
  return Number((await pidFileOf(directory))[0]);
}

/** Runs `work` on the embedded database of a directory, as its owner. */
export async function withDatabase<Row extends pg.QueryResultRow>(
  directory: string,
  work: (client: pg.Client) => Promise<pg.QueryResult<Row>>,
): Promise<Row[]> {
  const password = await readFile(path.join((await findPlacement(directory, root)).home, 'password'), 'utf8');
  const port = (await pidFileOf(directory))[3] ?? '';
  const client = new pg.Client({ connectionString: `postgres://atrium:${password}@127.0.0.1:${port}/atrium` });
  await client.connect();
  try {
    return (await work(client)).rows;
  } finally {
    await client.end();
  }
}
