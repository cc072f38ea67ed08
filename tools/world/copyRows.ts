import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
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

/** Streams rows into a table with COPY; `columns` gives their order. Returns the number of rows. */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<number> {
  let count = 0;
  function* chunks(): Generator<string> {
    let text = '';
    for (const row of rows) {
      count += 1;
      text += `${row.map(written).join('\t')}\n`;
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
