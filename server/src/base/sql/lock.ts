import { sql } from 'kysely';
import { boolean } from './columns.ts';
import type { Tx } from './db.ts';
import { statement } from './statement.ts';

const advisoryLock = statement(
  {},
  ({ name }: { name: string }) => sql`select from pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);

const sharedLock = statement(
  {},
  ({ name }: { name: string }) => sql`select from pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`,
);

/**
 * Takes the advisory lock of this name until the transaction ends; waits while another transaction holds it
 * (docs/locks.md).
 */
export async function lock(tx: Tx, name: string): Promise<void> {
  await advisoryLock.rows(tx, { name });
}

const waitAtMost = statement(
  {},
  ({ milliseconds }: { milliseconds: number }) =>
    sql`select from set_config('lock_timeout', (${milliseconds}::int)::text, true)`,
);

/**
 * The same for work that is tried again later: waits at most so long, then the transaction fails with an error for
 * which `isLockTimeout` is true. Other locks of the transaction are waited for as ever.
 */
export async function lockWithin(tx: Tx, name: string, milliseconds: number): Promise<void> {
  await waitAtMost.rows(tx, { milliseconds });
  await lock(tx, name);
  await waitAtMost.rows(tx, { milliseconds: 0 });
}

/** SQLSTATE lock_not_available. */
export function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}

/** Like `lock`, but shared with others who take it by this function: only `lock` excludes and waits for all of them. */
export async function lockShared(tx: Tx, name: string): Promise<void> {
  await sharedLock.rows(tx, { name });
}

const triedShared = statement(
  { taken: boolean },
  ({ name }: { name: string }) => sql`select pg_try_advisory_xact_lock_shared(hashtextextended(${name}, 0)) as taken`,
);

/** Like `lockShared`, but waits for nobody: false, and nothing is locked, while somebody holds the lock alone. */
export async function tryLockShared(tx: Tx, name: string): Promise<boolean> {
  const [row] = await triedShared.rows(tx, { name });
  return row?.taken === true;
}
