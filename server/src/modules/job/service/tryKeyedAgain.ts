import { mayTryAgain } from '@atrium/domain/job/jobState.ts';
import type { JobName } from '../../../base/jobs/jobTypes.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { findKeyed, saveTry } from '../store/queue.ts';

/**
 * Has the job of this name and id run at once, in the transaction of somebody of the team, if it has failed, was given
 * up or was stopped. False when it waits or runs already, or there is none.
 */
export async function tryKeyedAgain(tx: Tx, name: JobName, id: string): Promise<boolean> {
  const job = await findKeyed(tx, name, id);
  return job !== null && mayTryAgain(job.state) && (await saveTry(tx, job.jobId));
}
