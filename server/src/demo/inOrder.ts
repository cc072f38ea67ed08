import { sql } from 'kysely';
import { text } from '../base/sql/columns.ts';
import type { Tx } from '../base/sql/db.ts';
import { statement } from '../base/sql/statement.ts';
import type { Tables } from '../base/sql/tables.ts';

const references = statement(
  { from: text, to: text },
  () => sql`
    select coalesce(conrelid::regclass::text, '') as "from", coalesce(confrelid::regclass::text, '') as "to"
    from pg_constraint where contype = 'f' and conrelid <> confrelid`,
);

/** These tables in an order in which each comes after those that it references. */
export async function inOrder<Name extends keyof Tables>(tx: Tx, names: readonly Name[]): Promise<Name[]> {
  const rows = await references.rows(tx, {});
  const ordered = new Set<Name>();
  while (ordered.size < names.length) {
    const waits = (name: Name): boolean =>
      rows.some(({ from, to }) => from === name && names.some((other) => other === to && !ordered.has(other)));
    const next = names.filter((name) => !ordered.has(name) && !waits(name));
    if (next.length === 0) throw new Error('tables of the demo reference each other in a circle');
    for (const name of next) ordered.add(name);
  }
  return [...ordered];
}
