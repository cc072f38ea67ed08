import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Shape } from './columns.ts';
import type { TableFunctions, Tables } from './tables.ts';

// Typed SQL fragments for the query builder. `tools/sql/statements.test.ts` checks the type of each against the
// database.

type NullOf<T> = Extract<T, null>;

/** An instant in the API's format: a millisecond string. */
export function millis<T extends Date | null>(at: Expression<T>): RawBuilder<string | NullOf<T>> {
  return sql<string | NullOf<T>>`millis(${at})`;
}

/** An instant in epoch milliseconds. */
export function epochMillis<T extends Date | null>(at: Expression<T>): RawBuilder<number | NullOf<T>> {
  return sql<number | NullOf<T>>`(extract(epoch from ${at}) * 1000)::float8`;
}

/** A text field of a JSON object; null when absent. */
export function jsonText(of: Expression<unknown>, key: string): RawBuilder<string | null> {
  return sql<string | null>`${of} ->> ${sql.lit(key)}`;
}

/** A boolean field of a JSON object; false when absent, and for anything but true. */
export function jsonFlag(of: Expression<unknown>, key: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${of} -> ${sql.lit(key)} = 'true'::jsonb, false)`;
}

/** The zone of a member's dates, an IANA name (D83). */
export function timeZoneOf(memberId: Expression<string>): RawBuilder<string> {
  return sql<string>`member_time_zone(${memberId})`;
}

/** How long a session takes who follows all of it, in seconds (D86). */
export function sessionSeconds(sessionId: Expression<string>): RawBuilder<number> {
  return sql<number>`session_seconds(${sessionId})`;
}

/** Whether what is open to the areas of a column is open to these, too; without areas it is open to everybody. */
export function isOpenTo(column: string, areas: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(column)} = '{}' or ${sql.ref(column)} && ${areas}::text[])`;
}

/** A text, or `other` when it is empty. */
export function filled(value: Expression<string>, other: Expression<string>): RawBuilder<string> {
  return sql<string>`coalesce(nullif(${value}, ''), ${other})`;
}

/**
 * Whether a value is in a list that is passed as one parameter, so that the statement's text does not depend on its
 * length.
 */
export function isAmong<T extends string | number>(
  value: Expression<T>,
  all: Expression<T[]> | readonly T[],
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${value} = any(${all}::text[])`;
}

/** The sum over the rows of a group; null over none. */
export function total(value: Expression<number | null>): RawBuilder<number | null> {
  return sql<number | null>`sum(${value})`;
}

// conditions as columns, which the builder types as `boolean | 0 | 1`

export function either(one: Expression<boolean>, other: Expression<boolean>): RawBuilder<boolean> {
  return sql<boolean>`(${one} or ${other})`;
}

export function isSet(value: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${value} is not null)`;
}

/** Whether an instant has passed; false for null. */
export function isPast(at: Expression<Date | null>, now: Date | Expression<Date>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${at} <= ${now}, false)`;
}

/** Whether a query returns a row. */
export function isAny(rows: Expression<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists ${rows}`;
}

/** A condition in SQL. */
export function condition(strings: TemplateStringsArray, ...values: readonly unknown[]): RawBuilder<SqlBool> {
  return sql<SqlBool>(strings, ...values);
}

/** Whether a text has another in it, whatever the case and accents of either; every text has ''. */
export function containsText(value: Expression<string>, part: string): RawBuilder<SqlBool> {
  return condition`position(fold(${part}::text) in fold(${value})) > 0`;
}

/** A value as text, such as a code that is compared without case. */
export function asText(value: Expression<unknown> | string): RawBuilder<string> {
  return sql<string>`${value}::text`;
}

/** The instant of what has none. */
export function noInstant(): RawBuilder<Date | null> {
  return sql<Date | null>`null::timestamptz`;
}

/** A text as lists sort it: without case and accents. */
export function folded(value: Expression<string>): RawBuilder<string> {
  return sql<string>`fold(${value})`;
}

/** The rows of a function of server/sql, under an alias. */
export function rowsOf<N extends keyof TableFunctions, A extends string>(name: N, given: readonly unknown[], alias: A) {
  return sql<TableFunctions[N]>`${sql.raw(name)}(${sql.join(given)})`.as<A>(alias);
}

type Sources = Tables & TableFunctions;
type JsonColumns<Row> = { [C in keyof Row & string]: unknown extends Read<Row[C]> ? C : never }[keyof Row & string];
type Read<T> = T extends { readonly __select__: infer S } ? S : T;

/** A JSON column with a schema, which PostgreSQL does not know: a check validates all its values in the demo data. */
export interface JsonColumn<T> {
  readonly source: keyof Sources;
  readonly column: string;
  readonly shape: Shape<T>;
}

/** Every JSON column with a schema, of the loaded modules. */
export const jsonColumns: JsonColumn<unknown>[] = [];

/**
 * Declares a JSON column with its schema; the returned function puts it into a statement, by the alias of its table
 * there.
 */
export function jsonColumn<S extends keyof Sources, T>(
  source: S,
  column: JsonColumns<Sources[S]>,
  shape: Shape<T>,
): (alias: string) => RawBuilder<T> {
  jsonColumns.push({ source, column, shape });
  return (alias) => sql<T>`${sql.ref(`${alias}.${column}`)}`;
}
