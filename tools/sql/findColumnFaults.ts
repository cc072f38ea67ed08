import type { Columns } from '@atrium/server/base/sql/columns.ts';
import type pg from 'pg';
import { z } from 'zod';
import { describeStatement } from './describe.ts';

/**
 * Compares the declared columns of a raw statement with its columns on this database: the same names, a type that the
 * declaration allows, and no `null` unless declared. Declaring null where PostgreSQL knows of none is allowed.
 */
export async function findColumnFaults(client: pg.Client, text: string, columns: Columns): Promise<string[]> {
  const described = await describeStatement(client, text).catch((error: unknown) => String(error));
  if (typeof described === 'string') return [described];
  const faults = described.flatMap(({ name, type, isNullable }) => {
    const declared = columns[name];
    if (declared === undefined) return [`${name} is answered and not declared`];
    if (!declared.types.includes(type)) return [`${name} is ${type}, declared as ${declared.types.join(' or ')}`];
    const takesNull = z.safeParse(declared.shape, null).success;
    return isNullable === true && !takesNull ? [`${name} may be null, declared as never null`] : [];
  });
  const missing = Object.keys(columns).filter((name) => !described.some((column) => column.name === name));
  return [...faults, ...missing.map((name) => `${name} is declared and not answered`)];
}
