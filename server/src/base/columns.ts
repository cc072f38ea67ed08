import { z, type ZodType } from 'zod';

/**
 * What a column of a raw statement holds: the types that it may have in PostgreSQL, and the shape of its values as the
 * driver reads them. The row type is derived from a list of these, and a check holds the statement's real columns
 * against it.
 */
export interface Column<T> {
  /** As pg_type names them. */
  readonly types: readonly string[];
  readonly shape: ZodType<T>;
}

/** The columns of a statement by name. */
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<C extends Columns> = { readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never };

const column = <T>(types: readonly string[], shape: ZodType<T>): Column<T> => ({ types, shape });

export const text = column(['text', 'citext'], z.string());
export const texts = column(['_text'], z.array(z.string()));
export const number = column(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'], z.number());
export const boolean = column(['bool'], z.boolean());
export const instant = column(['timestamptz'], z.date());

/** Text of a closed list of words. */
export function oneOf<const T extends string>(...words: readonly T[]): Column<T> {
  return column(['text'], z.enum(words));
}

/** JSON of a shape, which PostgreSQL does not know: the call tests hold each value that they see against it. */
export function json<T>(shape: ZodType<T>): Column<T> {
  return column(['json', 'jsonb'], shape);
}

export function nullable<T>({ types, shape }: Column<T>): Column<T | null> {
  return column<T | null>(types, z.nullable(shape));
}
