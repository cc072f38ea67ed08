import { sql } from 'kysely';
import type { Tx } from './db.ts';
import type { JobPayloads, JobName } from './jobTypes.ts';

/**
 * Adds a job inside the transaction that caused it: it runs if and only if that commits (architecture.md, first knot).
 * Two jobs with one key are one job.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  key?: string,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, job_key := ${key ?? null}::text, max_attempts := 8)`.execute(
    tx,
  );
}
