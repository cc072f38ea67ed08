import { sql } from 'kysely';
import type { Tx } from '../sql/db.ts';
import type { JobName, JobPayloads } from './jobTypes.ts';
import { statement } from '../sql/statement.ts';

/**
 * Adds a job inside the transaction that caused it, so that it runs if and only if that transaction commits. Two jobs
 * with the same `key` are one job.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  key?: string,
): Promise<void> {
  await add.rows(tx, { name, payload: JSON.stringify(payload), key: key ?? null });
}

const add = statement(
  {},
  ({ name, payload, key }: { name: string; payload: string; key: string | null }) =>
    sql`select from enqueue_job(${name}, ${payload}::json, ${key})`,
);
