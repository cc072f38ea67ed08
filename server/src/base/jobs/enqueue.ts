import { sql } from 'kysely';
import type { Tx } from '../sql/db.ts';
import { statement } from '../sql/statement.ts';
import type { JobName, JobPayloads } from './jobTypes.ts';

/**
 * How often a job is tried: for four days, so that what an outage of a provider has held up is still done; or for half
 * an hour, where it would come too late.
 */
export const attempts = { days: 25, minutes: 8 } as const;
export type Tried = keyof typeof attempts;

/**
 * Adds a job inside the transaction that caused it, so that it runs if and only if that transaction commits. Two jobs
 * of the same name and `id` are one job.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayloads[Name],
  id?: string,
  tried: Tried = 'days',
): Promise<void> {
  await add.rows(tx, { name, payload: JSON.stringify(payload), id: id ?? null, most: attempts[tried] });
}

const add = statement(
  {},
  ({ name, payload, id, most }: { name: string; payload: string; id: string | null; most: number }) =>
    sql`select from enqueue_job(${name}, ${payload}::json, ${id}, ${most}::integer)`,
);
