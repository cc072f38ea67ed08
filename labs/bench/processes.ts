import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@atrium/server/base/process/freePort.ts';
import type { Statement } from '@atrium/server/testing/recordSql.ts';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');

export interface Running {
  readonly pid: number;
  readonly origin: string;
  /** From the start of the process to the first correct answer, milliseconds. */
  readonly readyAfter: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the product as in production: authentication, permissions and logging on, persisted documents only.
 * `checkout`: the root of another version of it.
 */
export async function startProduct(databaseUrl: string, dataDir: string, checkout = root): Promise<Running> {
  return startMain({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }, checkout);
}

/** The same with its own embedded database in the data directory. */
export async function startAlone(dataDir: string, checkout = root): Promise<Running> {
  return startMain({ DATABASE_URL: '', DATA_DIR: dataDir }, checkout);
}

/** The scripts of a checkout's package.json. */
export async function readScripts(
  checkout: string,
): Promise<{ readonly start: string; readonly prestart?: string | undefined }> {
  const scripts = z.object({ start: z.string(), prestart: z.string().optional() });
  const manifest = await readFile(path.join(checkout, 'package.json'), 'utf8');
  return z.object({ scripts }).parse(JSON.parse(manifest)).scripts;
}

/** The arguments with which `npm start` runs Node, and its program. */
async function startArguments(checkout = root): Promise<{ readonly node: string[]; readonly program: string }> {
  const parts = (await readScripts(checkout)).start.replace(/^.*exec \S+ /, '').split(' ');
  return { node: parts.slice(0, -1), program: parts.at(-1) ?? '' };
}

async function startMain(environment: Record<string, string>, checkout: string): Promise<Running> {
  const port = await freePort();
  const { node, program } = await startArguments(checkout);
  const settings = { ...environment, PORT: String(port), DOCUMENTS: 'trusted', LOG_LEVEL: 'info' };
  return start([...node, program], port, '/readyz', settings, checkout);
}

/** Runs a program to its end in a process like that of the product; returns what it printed. */
export async function runLikeProduct(...program: readonly string[]): Promise<string> {
  const { node } = await startArguments();
  const { stdout } = await promisify(execFile)(process.execPath, [...node, ...program], { cwd: root });
  return stdout;
}

/** Starts the bare handler over one statement; `answer` is sent instead of the rows. */
export async function startBare(databaseUrl: string, statement: Statement, answer?: string): Promise<Running> {
  const port = await freePort();
  const args = ['labs/bench/bare.ts', databaseUrl, String(port), JSON.stringify(statement)];
  if (answer === undefined) return start(args, port, '/', {});
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-bench-'));
  const file = path.join(folder, 'answer');
  await writeFile(file, answer);
  try {
    return await start([...args, file], port, '/', {});
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function start(
  args: readonly string[],
  port: number,
  probe: string,
  environment: Record<string, string>,
  checkout = root,
): Promise<Running> {
  const startedAt = performance.now();
  // each version runs on the Node that its own lockfile pins
  const node = checkout === root ? process.execPath : path.join(checkout, 'node_modules/.bin/node');
  const child = spawn(node, args, {
    cwd: checkout,
    // the log is written, as in production, and discarded
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment },
  });
  const origin = `http://localhost:${String(port)}`;
  while (!(await answers(origin + probe))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${String(child.exitCode)}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return { pid: child.pid ?? 0, origin, readyAfter: performance.now() - startedAt, stop: () => stop(child) };
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    async (response) => {
      await response.arrayBuffer();
      return response.ok;
    },
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
