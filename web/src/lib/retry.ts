import { isOutage } from './callError.ts';

/** Resolves after so many milliseconds; tests do not wait. */
export type Wait = (milliseconds: number) => Promise<void>;

export const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Backoff before the second, third and fourth attempt, milliseconds. */
const retryDelays = [400, 1200, 3600];

/** The attempts for what somebody waits for on the screen: after about two seconds they are told (RTE-09). */
export const readAttempts = 3;

interface RetryOptions {
  readonly signal?: AbortSignal | undefined;
  /** How often it is tried in all, at most four times. */
  readonly attempts?: number;
}

/**
 * Retries work that meets an outage, with backoff and jitter (THR-18). Rejects with the last outage, and at once with
 * any other error or when `signal` was aborted.
 */
export async function retry<T>(
  work: () => Promise<T>,
  waitFor: Wait,
  { signal, attempts = retryDelays.length + 1 }: RetryOptions = {},
): Promise<T> {
  for (const delay of retryDelays.slice(0, attempts - 1)) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || signal?.aborted === true) throw error;
      // jitter, so that a restarted server does not get all retries at once
      await waitFor(delay * (0.75 + Math.random() / 2));
    }
  }
  return work();
}
