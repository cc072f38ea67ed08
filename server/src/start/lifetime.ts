import { setTimeout as wait } from 'node:timers/promises';
import { machineNow } from '../base/process/clock.ts';
import { inSources } from '../base/process/sourceLines.ts';
import { StartupError } from '../base/process/startupError.ts';

/** Stops something, within `limit` milliseconds where it can. */
export type Step = (limit: number) => Promise<unknown>;

/** What was started and must be stopped, in reverse order. */
export interface Lifetime {
  onEnd(step: Step): void;
  /** Waits for what is starting; an end that comes meanwhile waits for it too, and stops it in its turn. */
  starting<Started>(
    start: Promise<Started>,
    stop: (started: Started, limit: number) => Promise<unknown>,
  ): Promise<Started>;
  readonly isEnding: () => boolean;
  /** Stops everything once and exits the process. */
  end(exitCode: number): Promise<never>;
}

const bound = 5000;

/**
 * Handles the process's signals. Ctrl-C reaches both npm and this process, so a repeated signal is ignored: the first
 * one stops everything in order, within five seconds.
 */
export function createLifetime(say: (line: string) => void): Lifetime {
  const steps: Step[] = [];
  let ending: Promise<never> | null = null;
  const end = (exitCode: number): Promise<never> => (ending ??= endAll(steps, exitCode));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending === null) say('Stopping.');
      void end(0);
    });
  }
  // once nobody reads the output any more, each line fails; as an uncaught exception, the failure would be written
  // again
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  // an uncaught exception: the process cannot continue, but the database is still stopped in order
  process.on('uncaughtException', (error) => {
    if (!(ending !== null && isCutOff(error))) process.stderr.write(`${describeFailure(error)}\n`);
    void end(1);
  });
  const onEnd = (step: Step): void => {
    // a step added after the end would never be stopped
    if (ending === null) steps.push(step);
    else void step(1000).catch(() => undefined);
  };
  return {
    onEnd,
    starting: (start, stop) => {
      onEnd((limit) =>
        start.then(
          (started) => stop(started, limit),
          () => undefined,
        ),
      );
      return start;
    },
    isEnding: () => ending !== null,
    end,
  };
}

/** A connection that was still in use when the database was stopped. */
function isCutOff(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57P01';
}

async function endAll(steps: readonly Step[], exitCode: number): Promise<never> {
  const until = machineNow() + bound;
  for (const [index, step] of steps.toReversed().entries()) {
    const left = steps.length - index;
    const share = Math.max(200, (until - machineNow()) / left);
    // a step that hangs must not keep the database from being stopped
    await Promise.race([step(share), wait(share + 200)]).catch((error: unknown) => {
      process.stderr.write(`${describeFailure(error)}\n`);
    });
  }
  process.exit(exitCode);
}

/** A StartupError as its message; any other error with everything that helps to find the cause. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? inSources(error.stack ?? error.message) : String(error);
}
