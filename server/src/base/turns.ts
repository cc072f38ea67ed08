import pLimit, { type LimitFunction } from 'p-limit';

const turns = new Map<string, LimitFunction>();

/**
 * Runs `work` when the earlier ones with the same key are done, in the order of the calls: an in-process mutex. Calls
 * that would wait for the same row or advisory lock in the database wait here instead, without a connection, so that a
 * rush on one course does not use up all connections.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const limit = turns.get(key) ?? pLimit(1);
  turns.set(key, limit);
  return limit(work).finally(() => {
    if (limit.activeCount + limit.pendingCount === 0) turns.delete(key);
  });
}
