import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Tx } from './db.ts';
import type { Tables } from './tables.ts';

/*
 * A page asks for some ten things. Asked one after another, each wakes the database and then this process, which costs
 * as much CPU as most of the statements:
 *
 *     server    ask ──▶     ask ──▶     ask ──▶          the fields of a document, each for itself
 *     database      ◀── rows    ◀── rows    ◀── rows
 *
 * Two things here send what is asked for in one go over one connection without waiting for answers (the driver's
 * `pipeline`). A go lasts until the next tick of the process. In what a promise has called, as resolvers are, that
 * comes when nothing is left to do but to wait, so an `await` of something that is there already does not end it; in a
 * bare callback it does. Each statement has its own rows or its own error:
 *
 *     server    ask, ask, ask ──▶                        inOneTrip: outside any transaction
 *     database                ◀── rows, rows, rows
 *
 *     server    begin, ask, ask ──▶            commit ──▶    readInOneTrip: in one that can only read
 *     database                  ◀── rows, rows
 */

/** A prepared statement with its values. */
export interface PreparedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The connection that is shared by what is asked for in one go. */
interface Shared {
  readonly client: Promise<pg.PoolClient>;
  /** How many have joined, and how many of them wait for their rows. */
  joined: number;
  open: number;
}

/** The most that wait for each other on one connection. */
const mostTogether = 16;

const sharedNow = new WeakMap<pg.Pool, Shared>();

/** Executes a statement outside any transaction and returns its rows. */
export async function inOneTrip(pool: pg.Pool, statement: PreparedStatement): Promise<object[]> {
  const shared = join(pool);
  const client = await shared.client;
  try {
    const { rows } = await client.query<object>(statement);
    return rows;
  } finally {
    shared.open -= 1;
    // a connection that was lost is not kept by the pool, whatever it is given back with
    if (shared.open === 0) client.release();
  }
}

function join(pool: pg.Pool): Shared {
  const joinable = sharedNow.get(pool);
  if (joinable !== undefined && joinable.joined < mostTogether) {
    joinable.joined += 1;
    joinable.open += 1;
    return joinable;
  }
  const shared = { client: pool.connect(), joined: 1, open: 1 };
  sharedNow.set(pool, shared);
  process.nextTick(() => {
    if (sharedNow.get(pool) === shared) sharedNow.delete(pool);
  });
  return shared;
}

/**
 * Runs `read` in a transaction that can only read. In a transaction of Kysely each statement, the beginning included,
 * waits for the answer to the one before it.
 */
export async function readInOneTrip<T>(pool: pg.Pool, read: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const transaction = transactionOn(client);
  try {
    const begun = client.query('begin read only');
    // one that throws at once is waited for as well
    const reading = (async () => read(transaction.tx))();
    await allEnded([begun, reading]);
    transaction.end();
    await client.query('commit');
    client.release();
    return await reading;
  } catch (error) {
    transaction.end();
    await rollBack(client);
    throw error;
  }
}

/** Rolls back and gives the connection back to the pool; one that cannot be rolled back is closed. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

/** Statements on one connection, until `end`: it is another's afterwards. */
function transactionOn(client: pg.PoolClient): { readonly tx: Tx; readonly end: () => void } {
  let hasEnded = false;
  const lent: PostgresPoolClient = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  const connect = (): Promise<PostgresPoolClient> =>
    hasEnded ? Promise.reject(new Error('this transaction has ended')) : Promise.resolve(lent);
  const pool = { connect, end: () => Promise.resolve(), options: {} };
  return {
    tx: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    end: () => {
      hasEnded = true;
    },
  };
}

/** Waits for all, so that none uses the connection any more, and throws what was the first to fail. */
export async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(works.map((work) => work.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}
