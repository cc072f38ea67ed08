import { sql, type Insertable } from 'kysely';
import type { Tx } from './db.ts';
import type { Tables } from './tables.ts';

/** Values as JSON: instants are ISO text. */
type Loaded<Value> = Value extends Date ? string : Value extends (infer One)[] ? readonly One[] : Value;

/** A row to insert; instants are ISO text, jsonb columns plain values. A renamed column no longer compiles. */
export type LoadRow<T extends keyof Tables> = {
  readonly [Column in keyof Insertable<Tables[T]>]: Loaded<Insertable<Tables[T]>[Column]>;
};

/** Rows to insert by table. */
export type LoadRows<T extends keyof Tables> = { readonly [Table in T]: readonly LoadRow<Table>[] };

/** Inserts many rows of one table in one statement. All rows have the same columns. */
export async function loadRows<T extends keyof Tables>(tx: Tx, table: T, rows: readonly LoadRow<T>[]): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  );
}

/** Counts what was loaded into tables for the planner, as their owner. */
export async function analyzeTables(tx: Tx, tables: readonly (keyof Tables)[]): Promise<void> {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
}
