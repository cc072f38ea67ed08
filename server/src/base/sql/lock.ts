import { sql } from 'kysely';
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

/** The same, shared with others who take it by this function: only `lock` excludes them, and waits for all of them. */
export async function lockShared(tx: Tx, name: string): Promise<void> {
  await sharedLock.rows(tx, { name });
}
