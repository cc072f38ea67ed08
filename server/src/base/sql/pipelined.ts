import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

const known = new WeakMap<pg.PoolClient, Db>();

/**
 * Queries on one connection of which several may be on their way at once: those that are asked for in one go are sent
 * in one write, and answered in their order. A transaction of Kysely sends each when the one before it is answered.
 * It begins and ends no transaction itself.
 */
export function pipelined(client: pg.PoolClient): Db {
  const found = known.get(client);
  if (found !== undefined) return found;
  const db: Db = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(new PipelinedConnection(client)),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  known.set(client, db);
  return db;
}

class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  #isCorked = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    this.#sendWithOthers();
    const { rows } = await this.#client.query(sql, [...parameters]);
    return { rows: rows as R[] };
  }

  streamQuery(): never {
    throw new Error('a pipelined connection reads no streams');
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
  const refused = (): Promise<void> => Promise.reject(new Error('a pipelined connection begins no transactions'));
  return {
    ...{ init: nothing, destroy: nothing, releaseConnection: nothing },
    ...{ beginTransaction: refused, commitTransaction: refused, rollbackTransaction: refused },
    acquireConnection: () => Promise.resolve(connection),
  };
}
