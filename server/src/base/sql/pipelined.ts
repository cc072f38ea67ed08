import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Tx } from './db.ts';
import type { Tables } from './tables.ts';

const begin = CompiledQuery.raw('begin read only');
const commit = CompiledQuery.raw('commit');
const rollback = CompiledQuery.raw('rollback');

/**
 * Runs `read` in a transaction that can only read. What it asks for in one go is sent in one write, the beginning of
 * the transaction included, and answered in that order; in a transaction of Kysely each statement waits for the answer
 * to the one before it.
 */
export async function pipelined<T>(pool: pg.Pool, read: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const pipeline = new Pipeline(client);
  const tx = transactionOn(pipeline);
  try {
    // in the order in which they are sent; a read that throws at once is waited for as well
    const begun = tx.executeQuery(begin);
    const reading = (async () => read(tx))();
    await allEnded([begun, reading]);
    await pipeline.end(commit);
    client.release();
    return await reading;
  } catch (error) {
    await endFailed(client, pipeline);
    throw error;
  }
}

/** Waits for all, so that none uses the connection any more, and throws what was the first to fail. */
export async function allEnded(works: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(works.map((work) => work.catch((error: unknown) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}

/** Rolls back, and gives the connection back to the pool; one that cannot be rolled back is closed. */
async function endFailed(client: pg.PoolClient, pipeline: Pipeline): Promise<void> {
  try {
    await pipeline.end(rollback);
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

function transactionOn(pipeline: Pipeline): Tx {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(pipeline),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** The statements of one transaction on a connection, which is another's when this one has ended. */
class Pipeline implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #isCorked = false;
  #hasEnded = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#hasEnded) throw new Error('this transaction has ended');
    return this.#send(query);
  }

  /** Sends the last statement. */
  async end(query: CompiledQuery): Promise<void> {
    this.#hasEnded = true;
    await this.#send(query);
  }

  async #send<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#sendWithOthers();
    const { rows } = await this.#client.query(sql, [...parameters]);
    return { rows: rows as R[] };
  }

  streamQuery(): never {
    throw new Error('a pipeline reads no streams');
  }

  /** Keeps what is written until everything was asked for that this turn asks for. */
  #sendWithOthers(): void {
    if (this.#isCorked) return;
    const { stream } = this.#client.connection;
    this.#isCorked = true;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }
}

function driverOf(connection: DatabaseConnection): Driver {
  const nothing = (): Promise<void> => Promise.resolve();
  const refused = (): Promise<void> => Promise.reject(new Error('a pipeline begins no other transactions'));
  return {
    init: nothing,
    destroy: nothing,
    releaseConnection: nothing,
    beginTransaction: refused,
    commitTransaction: refused,
    rollbackTransaction: refused,
    acquireConnection: () => Promise.resolve(connection),
  };
}
