import { randomBytes } from 'node:crypto';
import { chown, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../../base/process/startupError.ts';
import { unwritable, type Placement } from './findPlacement.ts';
import { run } from './run.ts';

const major = '18';

const options = [
  '-U',
  'atrium',
  '-A',
  'scram-sha-256',
  '-E',
  'UTF8',
  '--data-checksums',
  '--no-instructions',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '-c',
  'shared_buffers=128MB',
  '-c',
  'max_connections=100',
];

/**
 * The owner's password of the data directory; null before the first start has created it. Changes nothing, so that it
 * may be asked while another process does.
 * @throws StartupError when the directory cannot be read or belongs to another major version.
 */
export async function readPassword(at: Placement): Promise<string | null> {
  const version = await readText(path.join(at.data, 'PG_VERSION'), at);
  if (version === null) return null;
  if (version.trim() !== major) {
    throw new StartupError(
      `DATA_DIR: ${at.data} was written by PostgreSQL ${version.trim()}, this Atrium includes ${major}. Start the version that wrote it, or start over with npm start -- --fresh`,
    );
  }
  const file = passwordFileOf(at);
  const password = await readText(file, at);
  if (password !== null) return password.trim();
  throw new StartupError(
    `DATA_DIR: ${file} is missing, so the database beside it cannot be opened. Restore it, or start over with npm start -- --fresh`,
  );
}

/**
 * Creates the data directory at the first start, with checksums, and returns the owner's password. It is created under
 * another name and renamed, so that a killed start leaves no directory that looks complete. Only who holds the lock of
 * the directory may call it: it removes what another start has begun.
 * @throws StartupError when the directory cannot be written or belongs to another major version.
 */
export async function initialise(at: Placement): Promise<string> {
  const kept = await readPassword(at);
  if (kept !== null) return kept;
  const password = randomBytes(24).toString('base64url');
  try {
    await clearDrafts(at.home);
    await writeSafely(passwordFileOf(at), password);
  } catch (error) {
    throw unwritable(at.home, error);
  }
  await build(at, password);
  return password;
}

const passwordFileOf = (at: Placement): string => path.join(at.home, 'password');

async function build(at: Placement, password: string): Promise<void> {
  const draft = path.join(at.home, `draft-${String(process.pid)}`);
  const passwordFile = `${draft}.password`;
  try {
    await mkdir(draft, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    for (const owned of [draft, passwordFile]) await own(owned, at);
    const made = await run(at.initdb, ['-D', draft, `--pwfile=${passwordFile}`, ...options], at.ids);
    if (made.code !== 0) {
      throw new StartupError(`The embedded PostgreSQL could not create ${at.data}: ${lastLine(made.stderr)}`);
    }
    await rename(draft, at.data);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

async function own(file: string, at: Placement): Promise<void> {
  if (at.ids.uid !== undefined && at.ids.gid !== undefined) await chown(file, at.ids.uid, at.ids.gid);
}

/** The last line that a program wrote, without its own name in front. */
export function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}

async function clearDrafts(home: string): Promise<void> {
  const drafts = (await readdir(home)).filter((name) => name.startsWith('draft-'));
  await Promise.all(drafts.map((name) => rm(path.join(home, name), { recursive: true, force: true })));
}

async function writeSafely(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Null when there is no such file; any other error is reported for the directory. */
async function readText(file: string, at: Placement): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw unwritable(at.home, error);
  }
}
