import pg from 'pg';
import { mediaJobs } from '../base/jobs/jobTypes.ts';
import type { TestServer } from './harness.ts';
import { untilNone } from './untilNone.ts';

/**
 * Waits until no mail, event of the payment provider or job is left of what a test has caused, but for jobs that are
 * not tried any more; those that take minutes or hours wait for a test that encodes films.
 */
export async function untilIdle({ databaseUrl, mails, till }: TestServer): Promise<void> {
  // as the owner, who may see the queue
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    await mails();
    await till.catchUp();
    await untilNone('jobs', async () => {
      // written as the worker's own statements, which are no part of what is recorded
      const counted = await owner.query<{ count: number }>(
        `select count(*)::int as count from "graphile_worker"._private_jobs job
          join "graphile_worker"._private_tasks task on task.id = job.task_id where task.identifier <> all ($1)
          and (job.attempts < job.max_attempts or job.locked_at is not null)`,
        [[...mediaJobs]],
      );
      return counted.rows[0]?.count ?? 0;
    });
  } finally {
    await owner.end();
  }
}
