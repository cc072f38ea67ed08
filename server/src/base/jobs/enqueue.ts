import { sql } from 'kysely';
import type { Tx } from '../sql/db.ts';
import type { JobName, JobPayloads } from './jobTypes.ts';
import { statement } from '../sql/statement.ts';

/** How often a job is tried: for an hour and a half, or for four days where nothing else would do its work later. */
const attempts = { usual: 8, days: 25 } as const;

/**
 * Adds a job inside the transaction that caused it, so that it runs if and only if that transaction commits. Two jobs
 * of the same name and `id` are one job.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  id?: string,
  tried: keyof typeof attempts = 'usual',
): Promise<void> {
  await add.rows(tx, { name, payload: JSON.stringify(payload), id: id ?? null, most: attempts[tried] });
}

const add = statement(
  {},
  ({ name, payload, id, most }: { name: string; payload: string; id: string | null; most: number }) =>
    sql`select from enqueue_job(${name}, ${payload}::json, ${id}, ${most}::integer)`,
);
