import { setTimeout } from 'node:timers/promises';
import { isOutage, logOutage } from '../sql/outage.ts';
import type { Log } from './log.ts';

/** Something that runs until it is stopped, or until it fails. */
export interface Running {
  /** Settles when it has ended; rejects with the reason. */
  readonly ended: Promise<unknown>;
  readonly stop: () => Promise<void>;
}

const firstPause = 250;
const longestPause = 2000;

/** Resolves after that many milliseconds, without keeping the process alive. */
type Wait = (milliseconds: number) => Promise<unknown>;
const realWait: Wait = (milliseconds) => setTimeout(milliseconds, null, { ref: false });

/**
 * Starts something and restarts it with exponential backoff whenever it ends by itself, such as a job worker that loses
 * its database (THR-18). A first start during an outage is retried too; for any other reason it rejects. Returns a
 * function that stops it for good.
 * @param wait replaced in tests, which do not wait for real time.
 */
export async function keepRunning(
  begin: () => Promise<Running>,
  log: Log,
  wait: Wait = realWait,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let current: Running | null = null;

  const logFailure = (error: unknown): void => {
    if (isOutage(error)) logOutage(log, error);
    else log.error({ err: error }, 'background work failed');
  };
  const beginAgain = async (): Promise<Running | null> => {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      await wait(pause);
      if (stopped.signal.aborted) return null;
      try {
        return await begin();
      } catch (error) {
        logFailure(error);
      }
    }
  };
  const watch = async (): Promise<void> => {
    while (current !== null) {
      await current.ended.catch(logFailure);
      if (stopped.signal.aborted) return;
      await current.stop().catch(logFailure);
      current = await beginAgain();
    }
  };
  try {
    current = await begin();
  } catch (error) {
    if (!isOutage(error)) throw error;
    logFailure(error);
    current = await beginAgain();
  }
  void watch();

  return async () => {
    stopped.abort();
    await current?.stop();
  };
}
