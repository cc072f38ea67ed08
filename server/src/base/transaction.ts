import type { Db, Tx } from './db.ts';

/** Deadlock, and a conflict of transactions: the database took everything back. */
const takenBack = new Set<unknown>(['40P01', '40001']);

/**
 * Does `work`, and does it once more when the database took it back for the sake of another. `work` must leave nothing
 * behind outside the database.
 */
export async function sendAgain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!takenBack.has((error as { code?: unknown }).code)) throw error;
    return work();
  }
}

/** One transaction around `work`; locks are taken in the order of docs/locks.md. Sent again once as `sendAgain` says. */
export function transaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return sendAgain(() => db.transaction().execute(work));
}
