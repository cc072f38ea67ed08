import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Reader } from './statement.ts';
import type { Tables } from './tables.ts';

/** Connections that are all the same transaction. */
export interface Inside extends Reader {
  /** From here on nothing can be written in it. */
  readonly endWriting: () => Promise<void>;
}

/**
 * Runs `work` in a transaction that is always rolled back, and lends it as if it were the database: what is read by
 * `db` and by `pool` sees what was written in it, and what is kept for each pool is kept for this one alone (THR-70). A
 * transaction inside it is a part of it.
 */
export async function rolledBack<T>(pool: pg.Pool, work: (inside: Inside) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let hasEnded = false;
  const lent = lend(client);
  const within = {
    connect: () => (hasEnded ? Promise.reject(new Error('this transaction has ended')) : Promise.resolve(lent)),
    end: () => Promise.resolve(),
    options: {},
  };
  try {
    await client.query('begin');
    return await work({
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: within }) }),
      pool: within as unknown as pg.Pool,
      endWriting: async () => {
        await client.query('set transaction read only');
      },
    });
  } finally {
    hasEnded = true;
    await giveBack(client);
  }
}

/** The words by which a transaction begins and ends, which are left out inside another one. */
const boundary = /^\s*(?:begin|start transaction|commit|rollback)\b/i;
/** Who is seen through the wall of companies is so until the end of the transaction that asked. */
const ended = /^\s*(?:commit|rollback)\b/i;

function lend(client: pg.PoolClient): PostgresPoolClient {
  const query = (asked: string | { readonly text: string }, ...rest: unknown[]): unknown => {
    const text = typeof asked === 'string' ? asked : asked.text;
    if (ended.test(text)) return client.query("select set_config('atrium.tenant', '', true)");
    if (boundary.test(text)) return client.query('select 1');
    return (client.query as (...given: unknown[]) => unknown)(asked, ...rest);
  };
  return { query, release: () => undefined } as unknown as PostgresPoolClient;
}

/** A connection that cannot be rolled back is closed. */
async function giveBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}
