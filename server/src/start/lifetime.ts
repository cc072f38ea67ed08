import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../base/startupError.ts';

type Step = (limit: number) => Promise<unknown>;

/** What has been started and must be ended, in the reverse order. */
export interface Lifetime {
  onEnd(step: Step): void;
  readonly isEnding: () => boolean;
  /** Ends everything once and leaves the process. */
  end(exitCode: number): Promise<never>;
}

const bound = 5000;

/**
 * Ties the process to its signals. Ctrl-C reaches npm and us, so the second signal is no second wish: the first one ends
 * everything in order, within five seconds.
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
  // a fault nobody caught: the process is of no more use, but the database is still stopped in order
  process.on('uncaughtException', (error) => {
    if (!(ending !== null && isCutOff(error))) process.stderr.write(`${describeFailure(error)}\n`);
    void end(1);
  });
  return {
    onEnd: (step) => {
      // a step that is begun after the end would never be undone
      if (ending === null) steps.push(step);
      else void step(1000).catch(() => undefined);
    },
    isEnding: () => ending !== null,
    end,
  };
}

/** A connection somebody still held when we stopped the database. */
function isCutOff(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57P01';
}

async function endAll(steps: readonly Step[], exitCode: number): Promise<never> {
  const until = Date.now() + bound;
  for (const [index, step] of steps.toReversed().entries()) {
    const left = steps.length - index;
    const share = Math.max(200, (until - Date.now()) / left);
    // one that does not end must not keep the database from being stopped
    await Promise.race([step(share), wait(share + 200)]).catch((error: unknown) => {
      process.stderr.write(`${describeFailure(error)}\n`);
    });
  }
  process.exit(exitCode);
}

/** A refusal to start is told in its own words; a fault of ours with everything that helps to find it. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
