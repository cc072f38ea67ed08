import type { Db, Tx } from '../../../base/sql/db.ts';

export interface EndedJob {
  readonly jobId: number;
  readonly name: string;
  readonly tries: number;
  readonly queuedAt: Date;
  readonly begunAt: Date;
  readonly endedAt: Date;
}

/** Jobs that were done lately, the newest first. */
export function listEnded(
  db: Db,
  { name, below, count }: { readonly name: string | null; readonly below: number | null; readonly count: number },
): Promise<EndedJob[]> {
  let found = db
    .selectFrom('ended_job')
    .select(['job_id as jobId', 'name', 'tries', 'queued_at as queuedAt', 'begun_at as begunAt', 'ended_at as endedAt'])
    .orderBy('job_id', 'desc')
    .limit(count);
  if (name !== null) found = found.where('name', '=', name);
  if (below !== null) found = found.where('job_id', '<', below);
  return found.execute();
}

/** Whether a job was done lately. */
export async function isEnded(tx: Tx, jobId: number): Promise<boolean> {
  const row = await tx.selectFrom('ended_job').select('job_id').where('job_id', '=', jobId).executeTakeFirst();
  return row !== undefined;
}
