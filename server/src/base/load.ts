import { sql } from 'kysely';
import type { Tx } from './db.ts';
import type { Tables } from './tables.ts';

/** A row by column names; instants as ISO text, jsonb as plain values. */
export type LoadRow = Readonly<Record<string, unknown>>;

/** Inserts many rows of one table in one statement. All rows have the same columns. */
export async function loadRows(tx: Tx, table: keyof Tables, rows: readonly LoadRow[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}
