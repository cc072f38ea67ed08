import { sql } from 'kysely';
import type { Tx } from './db.ts';
import type { JobName, JobPayloads } from './jobTypes.ts';

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
  await sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${key ?? null})`.execute(tx);
}
