import { sql } from 'kysely';
import { text } from '../../../base/sql/columns.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { statement } from '../../../base/sql/statement.ts';

/** The tables that are computed from facts. */
export const figureTables = [
  'member_day',
  'member_figure',
  'member_course_figure',
  'course_figure',
  'session_figure',
  'customer_figure',
  'customer_day',
  'customer_period',
] as const;

// the last digits of a sum of seconds depend on the order of its rows
const hashes = statement({ table: text, hash: text }, ({ customerId }: { customerId: string }) =>
  sql.join(
    figureTables.map(
      (table) => sql`
          select ${sql.lit(table)} as "table", md5((to_jsonb(t) - 'seconds')::text
              || coalesce(round((to_jsonb(t) ->> 'seconds')::numeric, 3)::text, '')) as hash from ${sql.table(table)} t
          where t.customer_id = ${customerId}::text`,
    ),
    sql` union all `,
  ),
);

/** A hash of each row of a company's figures, by table. */
export async function findFigureHashes(tx: Tx, customerId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  for (const { table, hash } of await hashes.rows(tx, { customerId })) {
    const known = found.get(table) ?? [];
    known.push(hash);
    found.set(table, known);
  }
  return found;
}
