import type { Db, Tx } from './db.ts';

/** SQLSTATEs of a deadlock and of a serialization failure, after which the database has rolled back. */
const conflictStates = new Set<unknown>(['40P01', '40001']);

/**
 * Runs `work`, and retries it once when the database aborted it because of a conflict. `work` must have no effects
 * outside the database.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!conflictStates.has((error as { code?: unknown }).code)) throw error;
    return work();
  }
}

/** Runs `work` in a transaction that takes locks in the order of docs/locks.md; retried once like `retryOnConflict`. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return retryOnConflict(() => db.transaction().execute(work));
}
