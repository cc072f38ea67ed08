import { ok, refuse, type Result } from '@atrium/domain/errors.ts';
import { readJson, readJsonFields, type JsonFault, type JsonSchema } from '@atrium/domain/readJson.ts';
import type { Context } from '../context.ts';
import type { Tables } from './tables.ts';

type Logging = Pick<Context, 'log'>;

/** Where a JSON value is stored, by which staff find it. */
export interface StoredAt {
  readonly table: keyof Tables;
  readonly column: string;
  readonly id: string;
}

/**
 * The value of a JSON column of content. Refuses one that does not fit with BROKEN_CONTENT, and logs where it is stored
 * and what is wrong with it: members never meet it, because its reader leaves the row out.
 */
export function readStored<T>({ log }: Logging, at: StoredAt, schema: JsonSchema<T>, value: unknown): Result<T> {
  const reading = readJson(schema, value);
  if (reading.fits) return ok(reading.value);
  return refuse('BROKEN_CONTENT', { reason: logBroken(log, at, reading.faults) });
}

/** The same for an object whose fields may all be absent: a field that does not fit counts as absent, and is logged. */
export function readStoredFields<T extends object>(
  { log }: Logging,
  at: StoredAt,
  schema: JsonSchema<T>,
  value: unknown,
): T {
  const { value: fields, faults } = readJsonFields(schema, value);
  if (faults.length > 0) logBroken(log, at, faults);
  return fields;
}

function logBroken(log: Context['log'], { table, column, id }: StoredAt, faults: readonly JsonFault[]): string {
  log.error({ code: 'BROKEN_CONTENT', table, column, id, faults }, 'stored content did not fit');
  return `${table} ${id}, ${column}: ${faults.map(({ path, words }) => `${path}: ${words}`).join('; ')}`;
}
