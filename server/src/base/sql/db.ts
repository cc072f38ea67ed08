import { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Log } from '../process/log.ts';
import { logOutage } from './outage.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;
/** A transaction, or the database itself: the first parameter of a store's functions. */
export type Tx = Transaction<Tables> | Db;

/** The role that serves requests: no superuser, bound by row-level security. */
export const runtimeRole = 'atrium_runtime';

// counts and sums fit into a JavaScript number; money is integer cents
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
}

/** After how long the database ends a statement of a request, in milliseconds. */
const longestStatement = 15_000;

/**
 * Opens the pool as the runtime role. A request that waits `connectionTimeout` milliseconds for a connection fails as
 * an outage, and so does one whose connection has been silent for `silence` milliseconds, as when the machine of the
 * database stalls: by default, when the database would have ended the statement. A lost connection, idle or in use, is
 * logged and replaced, never thrown (THR-18).
 */
export function openDatabase(options: {
  url: string;
  log: Log;
  max?: number;
  connectionTimeout?: number;
  statementTimeout?: number;
  silence?: number;
}): Database {
  const statementTimeout = options.statementTimeout ?? longestStatement;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 20,
    options: `-c role=${runtimeRole} -c timezone=UTC -c statement_timeout=${String(statementTimeout)} -c jit=off -c random_page_cost=1.1`,
    application_name: 'atrium',
    keepAlive: true,
    // a connection may be sent several statements without waiting for their answers: see oneTrip.ts
    pipeline: true,
    // includes waiting for a free connection
    connectionTimeoutMillis: options.connectionTimeout ?? 30_000,
    stream: () => socketThatEnds(options.silence ?? statementTimeout + 2000),
  });
  watchLosses(pool, options.log);
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/**
 * A socket that is closed after so many milliseconds without a byte in either direction. The driver's own
 * `query_timeout` only forgets the statement: it would give a connection back to the pool in the middle of its
 * transaction.
 */
export function socketThatEnds(silence: number): Socket {
  const socket = new GatheringSocket();
  socket.setTimeout(silence, () => socket.destroy(new Error('Connection terminated: the database does not answer')));
  return socket;
}

/**
 * Sends by one call of the system what is written until the next tick: the driver holds back what belongs to one
 * statement, and a page asks for several in one go (see oneTrip.ts), of which each call takes as much CPU as a small
 * one.
 */
class GatheringSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    if (!this.#isHeld) {
      this.#isHeld = true;
      super.cork();
      process.nextTick(() => {
        this.#isHeld = false;
        this.uncork();
      });
    }
    super.cork();
  }
}

/**
 * Logs every connection that a pool loses. The pool itself only listens to idle ones; a connection lost between two
 * statements of a transaction would end the process by an unhandled error event.
 */
export function watchLosses(pool: pg.Pool, log: Log): void {
  const lost = (error: Error): void => {
    logOutage(log, error);
  };
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
}
