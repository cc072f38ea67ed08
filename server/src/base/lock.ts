import { sql } from 'kysely';
import type { Tx } from './db.ts';
import { statement } from './statement.ts';

const advisoryLock = statement(
  {},
  ({ name }: { name: string }) => sql`select from pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
);

/** Holds a lock of this name until the transaction ends; waits for whoever holds it (docs/locks.md). */
export async function lock(tx: Tx, name: string): Promise<void> {
  await advisoryLock.rows(tx, { name });
}
