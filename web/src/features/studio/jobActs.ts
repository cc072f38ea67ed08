import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

interface JobInput {
  readonly jobId: string;
}

const changes = () => ['jobs'] as const;

const tryAgain = graphql(`
  mutation TryBackgroundJobAgain($jobId: ID!, $reason: String, $dryRun: Boolean) {
    tryJobAgain(jobId: $jobId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Has a job run at once that failed, was given up or was stopped (RUN-01). */
export const tryJobAgainAct: Act<JobInput> = {
  name: 'tryJobAgain',
  send: async (input) => accepted((await execute(tryAgain, input)).tryJobAgain),
  changes,
};

const stop = graphql(`
  mutation StopBackgroundJob($jobId: ID!, $reason: String, $dryRun: Boolean) {
    stopJob(jobId: $jobId, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Has a job be tried no more (RUN-01). */
export const stopJobAct: Act<JobInput> = {
  name: 'stopJob',
  send: async (input) => accepted((await execute(stop, input)).stopJob),
  changes,
};
