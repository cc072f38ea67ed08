import { z } from 'zod';

/** A schema of zod, or of zod/mini, with which the forms of the domain are written. */
export type Shape<T> = z.core.$ZodType<T>;

/**
 * A column of a raw statement: the PostgreSQL types it may have, and a schema of its values as the driver returns them.
 * The row type is derived from these columns, and a check compares them with the statement's real columns.
 */
export interface Column<T> {
  /** Type names as in pg_type. */
  readonly types: readonly string[];
  readonly shape: Shape<T>;
}

/** The columns of a statement by name. */
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

const column = <T>(types: readonly string[], shape: Shape<T>): Column<T> => ({ types, shape });

export const text = column(['text', 'citext'], z.string());
export const texts = column(['_text'], z.array(z.string()));
export const number = column(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'], z.number());
export const boolean = column(['bool'], z.boolean());
export const instant = column(['timestamptz'], z.date());

/** A text from a fixed list of values. */
export function oneOf<const T extends string>(...words: readonly T[]): Column<T> {
  return column(['text'], z.enum(words));
}

/** JSON with a schema, which PostgreSQL cannot check: the call tests check every value they get. */
export function json<T>(shape: Shape<T>): Column<T> {
  return column(['json', 'jsonb'], shape);
}

export function nullable<T>({ types, shape }: Column<T>): Column<T | null> {
  return column<T | null>(types, z.nullable(shape));
}
