import { sql } from 'kysely';
import type pg from 'pg';
import { text } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { allEnded, readInOneTrip } from './oneTrip.ts';
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

/** Runs `read`, which only reads, on the rows of one company, as `readInOneTrip` does. */
export function readInTenant<T>(pool: pg.Pool, customerId: string, read: (tx: Tx) => Promise<T>): Promise<T> {
  return readInOneTrip(pool, async (tx) => {
    const named = saveTenant(tx, customerId);
    const reading = (async () => read(tx))();
    await allEnded([named, reading]);
    return reading;
  });
}
