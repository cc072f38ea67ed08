import { isOutage } from './callError.ts';

/** Resolves after so many milliseconds; tests do not wait. */
export type Wait = (milliseconds: number) => Promise<void>;

export const wait: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Backoff before the second, third and fourth attempt, milliseconds. */
const retryDelays = [400, 1200, 3600];

/**
 * Retries work that meets an outage, with backoff and jitter, four attempts in all (THR-18). Rejects with the last
 * outage, and at once with any other error or when `signal` was aborted.
 */
export async function retry<T>(work: () => Promise<T>, waitFor: Wait, signal?: AbortSignal): Promise<T> {
  for (const delay of retryDelays) {
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
