import type { Refused, Result } from '@atrium/domain/errors.ts';
import type { Db, Tx } from './db.ts';

/** SQLSTATEs of a deadlock and of a serialization failure, after which the database has rolled back. */
const conflictStates = new Set<unknown>(['40P01', '40001']);

/** The SQLSTATE of a row that is there already. */
const uniqueViolation = '23505';

/** Others have changed what a check has read: the transaction is tried again, as after a conflict of the database. */
export class ChangedMeanwhile extends Error {
  readonly code = '40001';
}

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

/**
 * The same for a use case that may refuse after it has written something: the refusal is returned, and everything is
 * rolled back. After `transaction`, what was written before a refusal stays.
 */
export async function allOrNothing<T>(db: Db, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await transaction(db, async (tx) => {
      const result = await work(tx);
      if (!result.ok) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refused;
    throw error;
  }
}

/**
 * Runs `work` in transactions of its own, once more when somebody else has taken an address, a code or an id in the
 * same moment: then its checks find what is taken, and it refuses.
 */
export async function retryWhenTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if ((error as { code?: unknown }).code !== uniqueViolation) throw error;
    return work();
  }
}

/** `allOrNothing`, or the `rehearsal` of it. */
export const runOf = ({ dryRun }: { readonly dryRun: boolean }): typeof allOrNothing =>
  dryRun ? rehearsal : allOrNothing;

/**
 * Runs `work` and rolls everything back, whatever its result, which says what would happen (THR-70). What is checked at
 * the commit is not, and nobody is notified.
 */
export async function rehearsal<T>(db: Db, work: (tx: Tx) => Promise<Result<T>>): Promise<Result<T>> {
  const rehearsed = new Rehearsed();
  const results: Result<T>[] = [];
  try {
    await transaction(db, async (tx) => {
      results.push(await work(tx));
      throw rehearsed;
    });
  } catch (error) {
    if (error !== rehearsed) throw error;
  }
  const last = results.at(-1);
  if (last === undefined) throw new Error('a rehearsal ended without a result');
  return last;
}

class Rehearsed extends Error {}

class RolledBack extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.refusal.code);
    this.refused = refused;
  }
}

/** Runs `work`, which only reads, in a transaction whose statements all see the same state of the database. */
export function snapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
