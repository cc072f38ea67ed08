import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface BoundedRun {
  readonly program: string;
  readonly args: readonly string[];
  /** The folder in which it writes. */
  readonly cwd: string;
  /** Milliseconds. */
  readonly time: number;
  /** Of its address space, in bytes; a system that has no such limit ignores it. */
  readonly memory: number;
  readonly onLine: (line: string) => void;
  readonly signal: AbortSignal;
}

export interface BoundedEnd {
  readonly code: number;
  /** The last of what it complained about. */
  readonly complaint: string;
  readonly tookTooLong: boolean;
}

/** How many characters of output are kept in mind of a program that may say anything. */
const mostSaid = 4_000;

/**
 * Behind everything else, with a limit of memory, and never longer than this process: it ends as soon as the pipe to it
 * is closed, also by the death of whoever holds the other end.
 */
const script = `
exec 3<&0
ulimit -v "$1" 2>/dev/null
shift
nice -n 19 "$@" </dev/null &
work=$!
{ cat <&3; kill -9 "$work"; } >/dev/null 2>&1 &
guard=$!
wait "$work"
code=$?
kill "$guard" 2>/dev/null
exit $code`;

/** Runs a program with limits, without anything of our environment; rejects when the signal is aborted. */
export async function runBounded({
  program,
  args,
  cwd,
  time,
  memory,
  onLine,
  signal,
}: BoundedRun): Promise<BoundedEnd> {
  signal.throwIfAborted();
  const child = spawn('/bin/sh', ['-c', script, 'sh', String(Math.floor(memory / 1024)), program, ...args], {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    // each thread's own heap takes address space
    env: { MALLOC_ARENA_MAX: '2', PATH: '/usr/local/bin:/usr/bin:/bin' },
  });
  const end = (): void => {
    child.stdin.destroy();
  };
  // one that ends early closes its pipe
  child.stdin.on('error', () => undefined);
  let [complaint, tookTooLong] = ['', false];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-mostSaid);
  });
  createInterface({ input: child.stdout }).on('line', onLine);
  const timer = setTimeout(() => {
    tookTooLong = true;
    end();
  }, time);
  signal.addEventListener('abort', end);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal.throwIfAborted();
    return { code: code ?? -1, complaint, tookTooLong };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}
