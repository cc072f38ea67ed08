import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from './log.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A transaction, or the database itself: what a store's functions take. */
export type Tx = Transaction<Tables> | Db;

/** The role that serves requests: no superuser, bound by row-level security. */
export const runtimeRole = 'atrium_runtime';

// counts and sums fit a JavaScript number; money is integer cents
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
}

/** Opens the pool as the runtime role. A lost idle connection is logged and replaced, never thrown. */
export function openDatabase(options: { url: string; log: Log; max?: number }): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 20,
    options: `-c role=${runtimeRole} -c timezone=UTC -c statement_timeout=15000 -c jit=off -c random_page_cost=1.1`,
    application_name: 'atrium',
  });
  pool.on('error', (error) => {
    options.log.warn({ err: error }, 'idle database connection lost');
  });
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}
