import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Tables } from '@atrium/server/base/sql/tables.ts';
import type { Insertable } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

type Value = string | number | boolean | null;

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const written = (value: Value): string => {
  if (value === null) return '\\N';
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return typeof value === 'number'
    ? String(value)
    : value.replaceAll(/[\\\t\n\r]/g, (character) => special[character] ?? '');
};

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
type Column<T extends keyof Tables> = keyof Row<T> & string;

/** Values for COPY: instants, lists and JSON as text. */
type Copied<V> = V extends Date | readonly unknown[] ? string : V extends Value | undefined ? V : string;

/** The columns without a default. */
type Required<T extends keyof Tables> = {
  [C in Column<T>]-?: undefined extends Row<T>[C] ? never : null extends Row<T>[C] ? never : C;
}[Column<T>];

/**
 * Streams rows into a table with COPY; `columns` gives their order and must contain every column without a default.
 * Returns the number of rows.
 */
export async function copyRows<T extends keyof Tables, const C extends readonly Column<T>[]>(
  client: pg.Client,
  table: T,
  columns: Required<T> extends C[number] ? C : readonly Required<T>[],
  rows: Iterable<{ readonly [At in keyof C]: Copied<Row<T>[C[At]]> }>,
): Promise<number> {
  let count = 0;
  function* chunks(): Generator<string> {
    let text = '';
    for (const row of rows) {
      count += 1;
      text += `${(row as readonly Value[]).map(written).join('\t')}\n`;
      if (text.length > 1 << 16) {
        yield text;
        text = '';
      }
    }
    if (text !== '') yield text;
  }
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks()), target);
  return count;
}
