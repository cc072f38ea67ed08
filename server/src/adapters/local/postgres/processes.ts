import { readFileSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';

/** The uid and gid a child process runs under; empty for our own. */
export interface Ids {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Whether a process is running; a zombie, which only waits for its parent, counts as ended. Without /proc (macOS,
 * Windows) a zombie counts as running.
 */
export function isRunning(pid: number): boolean {
  if (!signalReaches(pid)) return false;
  const state = statusOf(pid);
  return state === null || state.state !== 'Z';
}

/** Distinguishes a process from a later one with the same pid; null where that is not possible. */
export function birthOf(pid: number): string | null {
  return statusOf(pid)?.startTime ?? null;
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

/** Read at once: by another thread, twice a second, it would be most of what an idle process does. */
function statusOf(pid: number): { state: string; startTime: string } | null {
  let text: string;
  try {
    text = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
  } catch {
    return null;
  }
  // the second field is the command in parentheses, which may contain anything
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', startTime: fields[19] ?? '' };
}
