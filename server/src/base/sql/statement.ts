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
import type { Context } from '../context.ts';
import type { Columns, RowOf } from './columns.ts';
import type { Db, Tx } from './db.ts';
import { inOneTrip } from './oneTrip.ts';
import type { Tables } from './tables.ts';

/** The connections for reads outside any transaction. */
export type Reader = Pick<Context, 'db' | 'pool'>;

/** The parameters of a statement, each by a name of its own. They never become part of the text. */
type Given = object;

/** A statement whose SQL text is compiled once, and executed with different parameters. */
export interface Statement<G extends Given, Row> {
  /** Executes it in a transaction, or on any connection. */
  readonly rows: (on: Tx, given: G) => Promise<Row[]>;
  /** The same as a prepared statement, for a page that reads in a transaction. */
  readonly preparedIn: (on: Tx, given: G) => Promise<Row[]>;
  /**
   * Executes it outside any transaction as a prepared statement, so that a connection parses it once and may reuse its
   * plan: for a page or a report, whose planning costs as much as the execution.
   */
  readonly prepared: (on: Pick<Reader, 'pool'>, given: G) => Promise<Row[]>;
}

/** A row of a statement, for the written return type of the function that reads it. */
export type StatementRow<S> = S extends Statement<never, infer Row> ? Row : never;

/** A raw statement with its declared columns, for the check that compares the two. */
export interface RawStatement {
  readonly text: string;
  readonly columns: Columns;
}

/** Every raw statement of the loaded modules. */
export const rawStatements: RawStatement[] = [];

/** A query builder that only compiles statements. */
const builder: Db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement of the query builder, which derives the row type from the tables. */
export function query<G extends Given, Row>(build: (db: Db, given: G) => Compilable<Row>): Statement<G, Row> {
  return compiledOnce((given: G) => build(builder, given).compile());
}

/**
 * A raw SQL statement, for what the builder cannot express. The row type is derived from `columns`, which a check
 * compares with the columns that PostgreSQL reports.
 */
export function statement<G extends Given, C extends Columns>(
  columns: C,
  build: (given: G) => RawBuilder<unknown>,
): Statement<G, RowOf<C>> {
  const compile = (given: G): CompiledQuery => build(given).compile(builder);
  rawStatements.push({
    columns,
    get text() {
      return compile(placeholders as G).sql;
    },
  });
  return compiledOnce<G, RowOf<C>>(compile);
}

function compiledOnce<G extends Given, Row>(compile: (given: G) => CompiledQuery): Statement<G, Row> {
  let made: { text: string; name: string; valuesOf: (given: G) => unknown[] } | undefined;
  const compiled = (): NonNullable<typeof made> => {
    if (made !== undefined) return made;
    const { sql: text, parameters } = compile(placeholders as G);
    if (parameters.includes(undefined)) {
      throw new Error(`each parameter of a statement has a name of its own, none is inside another: ${text}`);
    }
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
    preparedIn: async (on, given) => {
      const { text, name, valuesOf } = compiled();
      // Kysely passes its text to the driver, which takes one with a name
      const named = { name, text } as unknown as string;
      return (await on.executeQuery<Row>(CompiledQuery.raw(named, valuesOf(given)))).rows;
    },
    prepared: async ({ pool }, given) => {
      const { text, name, valuesOf } = compiled();
      return (await inOneTrip(pool, { name, text, values: valuesOf(given) })) as Row[];
    },
  };
}

/** A placeholder for a parameter while the text is compiled. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  /** Conditions on a placeholder are refused: the text is compiled once, so it would be fixed by the first call. */
  [Symbol.toPrimitive](): never {
    throw new Error(
      `"${this.name}" is a parameter of a statement whose text is built once: pass it to the SQL unchanged, do not compute with it`,
    );
  }
}

/** Returns a placeholder for every parameter that is read. */
const placeholders: Given = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
