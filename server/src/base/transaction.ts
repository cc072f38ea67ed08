import type { Db, Tx } from './db.ts';

/** SQLSTATEs of a deadlock and of a serialization failure, after which the database has rolled back. */
const takenBack = new Set<unknown>(['40P01', '40001']);

/**
 * Runs `work`, and retries it once when the database aborted it because of a conflict. `work` must have no effects
 * outside the database.
 */
export async function sendAgain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!takenBack.has((error as { code?: unknown }).code)) throw error;
    return work();
  }
}

/** Runs `work` in a transaction that takes locks in the order of docs/locks.md; retried once like `sendAgain`. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return sendAgain(() => db.transaction().execute(work));
}
