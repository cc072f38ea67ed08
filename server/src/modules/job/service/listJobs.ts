import { failureWords } from '@atrium/domain/job/failureWords.ts';
import { shownFacts } from '@atrium/domain/job/jobKinds.ts';
import { failuresBeforeAlarm, jobViews } from '@atrium/domain/job/jobState.ts';
import type { Context } from '../../../base/context.ts';
import { listEnded } from '../store/ended.ts';
import { countFailed, listQueued, type QueuedJob } from '../store/queue.ts';
import type { JobFilter, JobPage, ListedJob } from '../types.ts';

const mostListed = 100;

/** A page of the background jobs, the newest first, without what is personal or secret in them (RUN-01). */
export async function listJobs(
  { db }: Pick<Context, 'db'>,
  { view, name: wanted, below, count: asked }: JobFilter,
): Promise<JobPage> {
  const count = Math.min(Math.max(asked, 1), mostListed);
  const name = wanted === '' ? null : wanted;
  const states = jobViews[view];
  const rows =
    view === 'DONE'
      ? (await listEnded(db, { name, below, count: count + 1 })).map(
          ({ queuedAt, begunAt, endedAt, ...job }): ListedJob => ({
            ...job,
            state: 'DONE',
            facts: [],
            mostTries: null,
            failure: null,
            queuedAt: queuedAt.getTime(),
            nextAt: null,
            begunAt: begunAt.getTime(),
            endedAt: endedAt.getTime(),
          }),
        )
      : (await listQueued(db, { states, name, below, count: count + 1 })).map(asListed);
  const jobs = rows.slice(0, count);
  return { jobs, nextBelow: rows.length > count ? (jobs.at(-1)?.jobId ?? null) : null };
}

function asListed({ payload, error, queuedAt, nextAt, begunAt, ...job }: QueuedJob): ListedJob {
  const isTried = job.state === 'WAITING' || job.state === 'FAILING';
  return {
    ...job,
    facts: shownFacts(job.name, payload),
    failure: failureWords(error),
    queuedAt: queuedAt.getTime(),
    nextAt: isTried ? nextAt.getTime() : null,
    begunAt: job.state === 'RUNNING' ? (begunAt?.getTime() ?? null) : null,
    endedAt: null,
  };
}

/** How many jobs need somebody: given up, or failing for some minutes (STU-02). */
export function countFailedJobs({ db }: Pick<Context, 'db'>): Promise<number> {
  return countFailed(db, failuresBeforeAlarm);
}
