import pLimit, { type LimitFunction } from 'p-limit';

const turns = new Map<string, LimitFunction>();

/**
 * Does `work` when the works before it under the same key are done, in the order of the calls. What waits in the
 * database for one row or advisory lock waits here instead, where it holds no connection: a rush on one course must not
 * take every connection from everybody else.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const limit = turns.get(key) ?? pLimit(1);
  turns.set(key, limit);
  return limit(work).finally(() => {
    if (limit.activeCount + limit.pendingCount === 0) turns.delete(key);
  });
}
