import { readdir, readFile, readlink } from 'node:fs/promises';

/** The uid and gid a child process runs under; empty for our own. */
export interface Ids {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Whether a process still runs: `gone` too when it is a zombie, which only waits for its parent to notice.
 * Where there is no /proc (macOS, Windows) a zombie counts as running.
 */
export async function isRunning(pid: number): Promise<boolean> {
  if (!signalReaches(pid)) return false;
  const state = await statusOf(pid);
  return state === null || state.state !== 'Z';
}

/** What tells one process of a number from a later one of the same number; null where it cannot be told. */
export async function birthOf(pid: number): Promise<string | null> {
  return (await statusOf(pid))?.startTime ?? null;
}

/** Whether any process works inside `directory`, as every PostgreSQL process does in its data directory. */
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
  // the second field is the command in parentheses, which may hold anything
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
}
