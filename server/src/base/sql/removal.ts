import { sql, type RawBuilder } from 'kysely';
import { statement, type Statement } from './statement.ts';
import type { Tables } from './tables.ts';

/** A statement that removes what is older than an instant. */
export type Removal = Statement<{ before: Date }, object>;

/**
 * Removes the rows of a table whose `column`, a time, is before an instant; `from` is the beginning of the statement,
 * up to the name of the table. Rows that a transaction has locked are left for the next time, so that no sweep takes
 * part in a deadlock (docs/locks.md).
 */
export function removal<T extends keyof Tables>(
  from: RawBuilder<unknown>,
  table: T,
  column: keyof Tables[T] & string,
): Removal {
  return statement(
    {},
    ({ before }: { before: Date }) => sql`
      ${from} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} for update skip locked))`,
  );
}
