import { readdir, readFile, readlink } from 'node:fs/promises';

/** The uid and gid a child process runs under; empty for our own. */
export interface Ids {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Whether a process is running; a zombie, which only waits for its parent, counts as ended. Without /proc (macOS,
 * Windows) a zombie counts as running.
 */
export async function isRunning(pid: number): Promise<boolean> {
  if (!signalReaches(pid)) return false;
  const state = await statusOf(pid);
  return state === null || state.state !== 'Z';
}

/** Distinguishes a process from a later one with the same pid; null where that is not possible. */
export async function birthOf(pid: number): Promise<string | null> {
  return (await statusOf(pid))?.startTime ?? null;
}

/** Whether any process has `directory` as its working directory, as every PostgreSQL process has its data directory. */
export async function isInhabited(directory: string): Promise<boolean> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => null)));
  return places.includes(directory);
}

function signalReaches(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function statusOf(pid: number): Promise<{ state: string; startTime: string } | null> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // the second field is the command in parentheses, which may contain anything
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
}
