import { graphql } from '#lib/gql/gql.ts';
import type { StudioJobsQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import type { JobFilters } from './jobFilters.ts';

export type Job = NonNullable<StudioJobsQuery['listBackgroundJobs']>['jobs'][number];

/** Background jobs, the newest first, page by page (RUN-01). */
export const jobsQuery = listQuery({
  document: graphql(`
    query StudioJobs($view: JobView!, $name: String!, $below: Int) {
      listBackgroundJobs(view: $view, name: $name, below: $below) {
        jobs {
          jobId
          title
          state
          facts {
            label
            value
          }
          tries
          mostTries
          failure {
            words
            detail
          }
          queuedAt
          nextAt
          begunAt
          endedAt
        }
        nextBelow
      }
    }
  `),
  variables: ({ view, name }: JobFilters, after) => ({ view, name, below: after === 0 ? null : after }),
  read: ({ listBackgroundJobs }) => listBackgroundJobs ?? { jobs: [], nextBelow: null },
  next: ({ nextBelow }) => nextBelow,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['jobs'],
});

/** How many jobs need somebody, for Today (STU-02). */
export const failedJobsQuery = pageQuery({
  document: graphql(`
    query StudioFailedJobs {
      countFailedJobs
    }
  `),
  variables: () => ({}),
  read: ({ countFailedJobs }) => countFailedJobs,
  tags: ['jobs'],
});
