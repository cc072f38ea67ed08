import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The real program of one worker: its own process on its own copy of the demo database. */
export interface Product {
  readonly origin: string;
  /**
   * Starts it unless it is running. `fresh`: for a test that moves the clock, or needs data that other tests may have
   * changed; it gets an unused copy of the database, and so does the next test.
   */
  readonly open: (fresh: boolean) => Promise<void>;
  /** Runs a command of staff on its database, by the name of its file in tools; returns what it prints. */
  readonly command: (name: string, ...args: string[]) => Promise<string>;
  /** The lines logged since the last call; only errors are logged. */
  readonly takeLog: () => string;
  readonly close: () => Promise<void>;
}

interface Running {
  readonly child: ChildProcess;
  readonly env: NodeJS.ProcessEnv;
  /** The folder of its mails and its secret. */
  readonly folder: string;
  /** The URL of its database. */
  readonly database: string;
}

export interface ProductOptions {
  /** Variables that this program has besides those of every journey. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Changes the database at this URL, and the folder of its files, before the program starts. */
  readonly prepare?: (database: string, folder: string) => Promise<void>;
  /** Whether it starts as a live site does, on a database with nothing in it. */
  readonly isEmpty?: boolean;
}

/**
 * @param databases the address whose `POST /` returns the URL of a new copy of the demo database, `POST /empty` of an
 * empty one, and `DELETE /` removes it.
 */
export async function createProduct(
  databases: string,
  { settings = {}, prepare, isEmpty = false }: ProductOptions = {},
): Promise<Product> {
  const port = String(await freePort());
  let running: Running | null = null;
  let spoiled = false;
  let log = '';

  const start = async (): Promise<void> => {
    const copy = await fetch(isEmpty ? new URL('/empty', databases) : databases, { method: 'POST' });
    const answer = await copy.text();
    if (!copy.ok) throw new Error(`no database: ${answer}`);
    const folder = await mkdtemp(path.join(tmpdir(), 'atrium-journey-'));
    await prepare?.(answer, folder);
    const own = { PORT: port, DATABASE_URL: answer, DATA_DIR: folder, ...settings };
    const always = { DEMO: isEmpty ? 'off' : 'on', DOCUMENTS: 'trusted', CLOCK: 'movable', LOG_LEVEL: 'error' };
    const env = { ...process.env, ...own, ...always };
    const child = spawn(process.execPath, ['server/dist/main.cjs'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = { child, env, folder, database: answer };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`the program ended: ${log}`);
      await wait(50);
    }
    // its announcement of being ready is no error
    log = '';
  };
  const close = async (): Promise<void> => {
    if (running === null) return;
    const { child, folder, database } = running;
    running = null;
    const gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
    child.kill('SIGTERM');
    await gone;
    const removed = await fetch(databases, { method: 'DELETE', body: database });
    if (!removed.ok) throw new Error(`the database stays: ${await removed.text()}`);
    await rm(folder, { recursive: true, force: true });
  };
  return {
    origin: `http://localhost:${port}`,
    open: async (fresh) => {
      if (fresh || spoiled) await close();
      if (running === null) await start();
      spoiled = fresh;
    },
    command: async (name, ...args) => {
      const env = running?.env;
      const { stdout } = await run(process.execPath, [`tools/${name}.ts`, ...args], { cwd: root, env });
      return stdout.trim();
    },
    takeLog: () => {
      const taken = log;
      log = '';
      return taken;
    },
    close,
  };
}

function isReady(port: string): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
