import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
  type RawBuilder,
} from 'kysely';
import type { Columns, RowOf } from './columns.ts';
import type { Context } from './context.ts';
import type { Db, Tx } from './db.ts';
import type { Tables } from './tables.ts';

/** What reads outside any transaction need. */
export type Reader = Pick<Context, 'db' | 'pool'>;

/** The values that a statement takes, by name. They reach the text as parameters only. */
type Given = object;

/** One SQL text, put together once, and run with other values each time. */
export interface Statement<G extends Given, Row> {
  /** In a transaction, or on any connection. */
  readonly rows: (on: Tx, given: G) => Promise<Row[]>;
  /**
   * Outside any transaction and under a name made of the text, so that a connection parses it once and may keep its
   * plan: for a page or a report, whose planning costs as much as the work.
   */
  readonly prepared: (on: Pick<Reader, 'pool'>, given: G) => Promise<Row[]>;
}

/** A raw statement with its declared columns, for the check that holds the two against each other. */
export interface RawStatement {
  readonly text: string;
  readonly columns: Columns;
}

/** Every raw statement of the modules that are loaded. */
export const rawStatements: RawStatement[] = [];

/** Builds statements, and runs none. */
const builder: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement of the query builder, which derives the row's type from the tables. */
export function query<G extends Given, Row>(build: (db: Db, given: G) => Compilable<Row>): Statement<G, Row> {
  return compiledOnce((given: G) => build(builder, given).compile());
}

/**
 * A statement in SQL, for what the builder cannot say. The row's type is derived from `columns`, which a check compares
 * with what PostgreSQL says that the statement answers.
 */
export function statement<G extends Given, C extends Columns>(
  columns: C,
  build: (given: G) => RawBuilder<unknown>,
): Statement<G, RowOf<C>> {
  const put = (given: G): CompiledQuery => build(given).compile(builder);
  rawStatements.push({
    columns,
    get text() {
      return put(placeholders as G).sql;
    },
  });
  return compiledOnce<G, RowOf<C>>(put);
}

function compiledOnce<G extends Given, Row>(put: (given: G) => CompiledQuery): Statement<G, Row> {
  let made: { text: string; name: string; valuesOf: (given: G) => unknown[] } | undefined;
  const compiled = (): NonNullable<typeof made> => {
    if (made !== undefined) return made;
    const { sql: text, parameters } = put(placeholders as G);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    const valuesOf = (given: G): unknown[] =>
      parameters.map((parameter) => (parameter instanceof Placeholder ? given[parameter.name as keyof G] : parameter));
    return (made = { text, name, valuesOf });
  };
  return {
    rows: async (on, given) => {
      const { text, valuesOf } = compiled();
      return (await on.executeQuery<Row>(CompiledQuery.raw(text, valuesOf(given)))).rows;
    },
    prepared: async ({ pool }, given) => {
      const { text, name, valuesOf } = compiled();
      return (await pool.query<Row & object>({ name, text, values: valuesOf(given) })).rows;
    },
  };
}

/** Stands for a value while the text is put together. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  /** A text that depends on a value would be that of the first call for good. */
  [Symbol.toPrimitive](): never {
    throw new Error(`"${this.name}" is a parameter of a statement that is put together once: use it as it is`);
  }
}

/** Answers a placeholder for whichever value is asked for. */
const placeholders: Given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
