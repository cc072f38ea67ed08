import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../base/process/freePort.ts';
import type { TestServer } from '../../testing/harness.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const main = path.join(root, 'server/dist/main.cjs');
/** Requests at a time, of all callers together. */
const concurrent = 48;

/** The connection was cut, the viewer gave up, or nobody listens: whether the report was stored is not known. */
export class NoAnswer extends Error {}

/** The whole product as a process of its own, which can be killed. */
export interface KillableProduct {
  readonly origin: string;
  /**
   * Sends when a place is free and the product serves; null when no answer arrived. Rejects as `send` does otherwise.
   */
  readonly inLine: <T>(send: () => Promise<T>) => Promise<T | null>;
  /** Kills it (SIGKILL), looks at what it left, and starts it again. */
  readonly restart: (look: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts it on the test's database. */
export async function startKillable(server: TestServer): Promise<KillableProduct> {
  const folder = await mkdtemp(path.join(tmpdir(), 'atrium-viewers-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [main], {
      env: {
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        DATABASE_URL: server.databaseUrl,
        SECRET: server.secret,
        ROLES: 'web',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit').then(() => {
      throw new Error('the product ended before it served');
    });
    await Promise.race([once(child.stdout, 'data'), ended]);
    ended.catch(() => undefined);
    return child;
  };
  const kill = async (child: ChildProcess): Promise<void> => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  let child = await start();
  let serving: Promise<void> = Promise.resolve();
  let free = concurrent;
  const line: (() => void)[] = [];
  return {
    origin,
    inLine: async (send) => {
      if (free === 0) await new Promise<void>((resolve) => line.push(resolve));
      else free -= 1;
      try {
        await serving;
        return await send();
      } catch (error) {
        if (error instanceof NoAnswer) return null;
        throw error;
      } finally {
        const next = line.shift();
        if (next === undefined) free += 1;
        else next();
      }
    },
    restart: (look) => {
      serving = kill(child)
        .then(look)
        .then(start)
        .then((started) => {
          child = started;
        });
      return serving;
    },
    stop: async () => {
      await serving.catch(() => undefined);
      if (child.exitCode === null && child.signalCode === null) await kill(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
