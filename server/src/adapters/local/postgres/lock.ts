import { link, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../../../base/process/startupError.ts';
import { unwritable } from './findPlacement.ts';
import { birthOf, isRunning } from './processes.ts';

/** A process's exclusive right to run the database of a directory. */
export interface Lock {
  release(): Promise<void>;
}

/**
 * Takes the directory's lock, so that two starts never use one database. The lock of a dead process is taken over.
 * @throws StartupError that names the process holding it.
 */
export async function takeLock(directory: string): Promise<Lock> {
  const file = path.join(directory, 'lock');
  const ownEntry = `${String(process.pid)} ${birthOf(process.pid) ?? '-'}\n`;
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await create(file, ownEntry)) return { release: () => removeOwn(file, ownEntry) };
    const found = await readFile(file, 'utf8').catch(() => null);
    if (found === null) continue;
    if (holderLives(found)) {
      throw new StartupError(
        `Another Atrium (process ${found.split(' ')[0] ?? '?'}) is already running on ${directory}. Stop it, or choose another DATA_DIR; for example DATA_DIR=.data-2`,
      );
    }
    await removeStale(file, found);
  }
  throw new StartupError(`The lock ${file} cannot be taken. Remove that file if no Atrium is running here.`);
}

/** Whether a running Atrium holds the directory. */
export async function isLocked(directory: string): Promise<boolean> {
  const found = await readFile(path.join(directory, 'lock'), 'utf8').catch(() => null);
  return found !== null && holderLives(found);
}

function holderLives(text: string): boolean {
  const [pid = '', birth = ''] = text.trim().split(' ');
  if (!/^\d+$/.test(pid)) return false;
  if (!isRunning(Number(pid))) return false;
  const now = birthOf(Number(pid));
  return now === null || birth === '-' || now === birth;
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    // written under another name and linked, so that a lock file is never read half written
    const draft = `${file}.${String(process.pid)}`;
    const handle = await open(draft, 'w', 0o644);
    await handle.writeFile(text);
    await handle.close();
    try {
      await link(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw unwritable(path.dirname(file), error);
  }
}

/** Moves a dead process's lock away; if another start was faster and this is its new lock, puts it back. */
async function removeStale(file: string, judged: string): Promise<void> {
  const aside = `${file}.stale.${String(process.pid)}`;
  await rename(file, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => null);
  if (moved !== null && moved !== judged) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

async function removeOwn(file: string, mine: string): Promise<void> {
  if ((await readFile(file, 'utf8').catch(() => null)) === mine) await rm(file, { force: true });
}
