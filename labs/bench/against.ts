import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres } from '@atrium/server/adapters/local/postgres.ts';
import pg from 'pg';
import type { WorldSize } from '../world/plan.ts';
import { parentOf } from './cpu.ts';
import { readScripts, startAlone, startProduct, type Running } from './processes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Another version of the product, which answers beside this one in the same run. */
export interface OlderVersion {
  /** The first letters of its commit. */
  readonly name: string;
  /** The root of its checkout. */
  readonly checkout: string;
  /** Starts it with its own embedded database in the data directory, as its `npm start` does. */
  readonly startAlone: (dataDir: string) => Promise<Running>;
  /** Starts it over a world of this size, which its own `npm run world` grows in the folder, unless it has before. */
  readonly open: (folder: string, size: WorldSize, started: AsyncDisposableStack) => Promise<OlderPlace>;
}

/** It running over its own grown world. */
export interface OlderPlace {
  readonly product: Running;
  /** The parent process of its database's processes. */
  readonly postmaster: number;
}

/** The checkouts of older commits, which both `npm run bench` and `npm run bench:browser` use. */
const folder = path.join(root, '.data/against');

/**
 * Checks a commit out beside this one, as a git worktree, with its own packages and its own build. All of it is kept
 * for the next run; `git worktree remove --force .data/against/<commit>` removes it. Throws when there is no such
 * commit.
 */
export async function prepareAgainst(commit: string): Promise<OlderVersion> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--verify', `${commit}^{commit}`], { cwd: root });
  const name = stdout.slice(0, 10);
  const checkout = path.join(folder, name);
  if (!existsSync(checkout)) await run('git', ['worktree', 'add', '--detach', checkout, name], root);
  // npm writes this file last
  if (!existsSync(path.join(checkout, 'node_modules/.package-lock.json')))
    await run('npm', ['ci', '--no-audit', '--no-fund'], checkout);
  const prepare = prepareCommand(await readScripts(checkout));
  if (prepare !== '') await run('sh', ['-c', prepare], checkout);
  return {
    name,
    checkout,
    startAlone: (dataDir) => startAlone(dataDir, checkout),
    open: async (dataDir, size, started) => {
      const postgres = await startPostgres({ directory: dataDir, checkout: root });
      started.defer(() => postgres.stop(10_000));
      const sizes = Object.entries(size).flatMap(([option, value]) => [`--${option}`, String(value)]);
      await run('npm', ['run', '--silent', 'world', '--', ...sizes], checkout, {
        DATABASE_URL: postgres.url,
        DATA_DIR: dataDir,
      });
      const product = await startProduct(postgres.url, dataDir, checkout);
      started.defer(product.stop);
      return { product, postmaster: await postmasterOf(postgres.url) };
    },
  };
}

/** What `npm start` of a version does before it starts the program: its `prestart`, or the part before the `exec`. */
export function prepareCommand({
  start,
  prestart,
}: {
  readonly start: string;
  readonly prestart?: string | undefined;
}): string {
  const before = /^(.*?) && exec /.exec(start)?.[1];
  return [prestart, before].filter((command) => command !== undefined).join(' && ');
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return parentOf(rows[0]?.pid ?? 0);
  } finally {
    await client.end();
  }
}

/** Runs a command of a checkout to its end, on that checkout's own Node; throws when it fails. */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  environment: Record<string, string> = {},
): Promise<void> {
  const own = Object.entries(process.env).filter(([variable]) => !variable.startsWith('npm_'));
  const PATH = `${path.join(cwd, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(command, args, {
    cwd,
    // what npm tells this version of itself is not told to the other
    env: { ...Object.fromEntries(own), PATH, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)} in ${cwd}`);
}
