import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { Context } from './context.ts';

/** What a prepared statement needs: the pool it runs on, and kysely to compile its text. */
export type Reader = Pick<Context, 'db' | 'pool'>;

const names = new Map<string, string>();

/**
 * Runs a statement outside any transaction as a prepared statement named by a hash of its text, so that a connection
 * parses it once and may reuse its plan. For statements of a page or a report, whose planning costs as much as their
 * execution. The text must not vary with the values.
 */
export async function preparedRows<Row>({ db, pool }: Reader, query: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db);
  const { rows } = await pool.query({ name: nameOf(text), text, values: [...parameters] });
  return rows as Row[];
}

function nameOf(text: string): string {
  const cachedName = names.get(text);
  if (cachedName !== undefined) return cachedName;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}
