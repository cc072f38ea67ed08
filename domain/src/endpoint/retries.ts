import { day, hour, minute } from '../time.ts';

/** How long a message is tried, and after how long without an answer an endpoint is switched off, in milliseconds. */
export const triedFor = 3 * day;

/** How long after the first, the second, … failure the next try is, in milliseconds; the last of them repeatedly. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour];

/**
 * When a message is tried again that has failed so often since `begunAt`; null when it is given up. Instants are epoch
 * milliseconds (API-08).
 */
export function nextTry({ begunAt, tries }: { readonly begunAt: number; readonly tries: number }, now: number) {
  if (now - begunAt >= triedFor) return null;
  const delay = retryDelays[Math.min(Math.max(tries, 1), retryDelays.length) - 1] ?? minute;
  // the last try is at the end of the three days
  return Math.min(now + delay, begunAt + triedFor);
}

/** How long the former secret signs beside the new one, in milliseconds. */
export const bothSign = day;
