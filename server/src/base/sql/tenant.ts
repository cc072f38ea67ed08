import { CompiledQuery, sql } from 'kysely';
import type pg from 'pg';
import { text } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { pipelined } from './pipelined.ts';
import { statement } from './statement.ts';
import { transaction, type snapshot } from './transaction.ts';

const tenant = statement(
  { tenant: text },
  ({ customerId }: { customerId: string }) =>
    sql`select set_config('atrium.tenant', ${customerId}::text, true) as tenant`,
);

/** Opens the rows of one company to a transaction, until it ends: row-level security hides those of others (THR-26). */
export async function saveTenant(tx: Tx, customerId: string): Promise<void> {
  await tenant.preparedIn(tx, { customerId });
}

/** Runs `work` in a transaction that sees the rows of one company, and of no other; `begin`: how it begins. */
export function inTenant<T>(
  db: Db,
  customerId: string,
  work: (tx: Tx) => Promise<T>,
  begin: typeof transaction | typeof snapshot = transaction,
): Promise<T> {
  return begin(db, async (tx) => {
    await saveTenant(tx, customerId);
    return work(tx);
  });
}

/**
 * Runs `read`, which only reads, in a transaction that sees the rows of one company. What it asks for in one go is sent
 * in one write, the beginning of the transaction included: a page waits for two answers, not for one a statement.
 */
export async function readInTenant<T>(pool: pg.Pool, customerId: string, read: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const tx = pipelined(client);
  try {
    // in the order in which they are sent
    const begun = [tx.executeQuery(begin), saveTenant(tx, customerId)];
    const reading = read(tx);
    await allEnded([...begun, reading]);
    await tx.executeQuery(commit);
    client.release();
    return await reading;
  } catch (error) {
    await endFailed(client, tx);
    throw error;
  }
}

/** Waits for all, so that none uses the connection any more, and throws what was the first to fail. */
export async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(works.map((work) => work.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}

const begin = CompiledQuery.raw('begin read only');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');

/** Rolls back, and gives the connection back to the pool; one that cannot be rolled back is closed. */
async function endFailed(client: pg.PoolClient, tx: Tx): Promise<void> {
  try {
    await tx.executeQuery(rollback);
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
