import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Placement } from '../adapters/local/postgres/findPlacement.ts';
import { halt, launch } from '../adapters/local/postgres/postmaster.ts';
import { run } from '../adapters/local/postgres/run.ts';
import { root } from './program.fixture.ts';

const exec = promisify(execFile);

/** A server of the PostgreSQL that this machine has, beside the embedded one, with the programs of an operator. */
export interface InstalledPostgres {
  /** The URL of a database, as the superuser or as another user. */
  readonly urlOf: (database: string, user?: string) => string;
  /** Runs one of its programs, such as pg_dump; rejects with what it printed when it fails. */
  readonly runProgram: (name: string, args: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

const note = path.join(root, 'node_modules/.cache/atrium/postgres');
const nobody = 65_534;

/** Finds or installs a full PostgreSQL; rejects with what to install where there is none and it may not. */
export async function findInstalledPostgres(): Promise<string> {
  await exec(process.execPath, ['tools/prepare.mjs', 'backup'], { cwd: root });
  return readFile(note, 'utf8');
}

/** Starts an empty server of the programs in that folder, which forgets everything when it is stopped. */
export async function startInstalledPostgres(programs: string): Promise<InstalledPostgres> {
  const home = await mkdtemp(path.join(tmpdir(), 'atrium-backup-'));
  const ids = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const at: Placement = {
    initdb: path.join(programs, 'initdb'),
    postgres: path.join(programs, 'postgres'),
    home,
    data: path.join(home, 'data'),
    ids,
    moved: false,
  };
  await chmod(home, 0o755);
  await mkdir(at.data, { mode: 0o700 });
  if (ids.uid !== undefined) await chown(at.data, ids.uid, ids.gid);
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const made = await run(
    at.initdb,
    ['-D', at.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync', `--locale=${locale}`],
    ids,
  );
  if (made.code !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const addressOf = (port: number, database: string, user: string): string =>
    `postgres://${user}@127.0.0.1:${String(port)}/${database}`;
  const server = await launch(at, (port) => addressOf(port, 'postgres', 'postgres'), false);
  return {
    urlOf: (database, user = 'postgres') => addressOf(server.port, database, user),
    runProgram: async (name, args) => {
      const { stdout } = await exec(path.join(programs, name), [...args], { maxBuffer: 64 * 1024 * 1024 });
      return stdout;
    },
    stop: async () => {
      await halt(at, server, 4000);
      await rm(home, { recursive: true, force: true });
    },
  };
}
