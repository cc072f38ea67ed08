import pLimit, { type LimitFunction } from 'p-limit';

const turns = new Map<string, LimitFunction>();

/**
 * Runs `work` when the earlier ones with the same key are done, in the order of the calls: an in-process mutex. Calls
 * that would wait for the same row or advisory lock in the database wait here instead, without a connection, so that a
 * rush on one course does not use up all connections.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  return runIn(turns.get(key) ?? pLimit(1), key, work);
}

export interface ShortQueue {
  /** How many with one key run at once. */
  readonly atOnce: number;
  /** How many more with this key may wait. */
  readonly waiting: number;
}

/** For calls that want one row: one runs, and so many may wait that only a storm is refused. */
export const oneAtATime: ShortQueue = { atOnce: 1, waiting: 63 };

/**
 * The same with a bounded queue: null, at once and without running `work`, when too many with this key wait already.
 */
export function inShortTurn<T>(
  key: string,
  { atOnce, waiting }: ShortQueue,
  work: () => Promise<T>,
): Promise<T | null> {
  const limit = turns.get(key) ?? pLimit(atOnce);
  if (limit.activeCount + limit.pendingCount >= atOnce + waiting) return Promise.resolve(null);
  return runIn(limit, key, work);
}

function runIn<T>(limit: LimitFunction, key: string, work: () => Promise<T>): Promise<T> {
  turns.set(key, limit);
  return limit(work).finally(() => {
    if (limit.activeCount + limit.pendingCount === 0) turns.delete(key);
  });
}
