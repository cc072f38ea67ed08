import { second } from '@atrium/domain/time.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { StudioReconciliationsQuery } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';
import { accepted } from '#lib/save.ts';
import type { Act } from './ActDialog.tsx';

export type ReconciliationRun = NonNullable<StudioReconciliationsQuery['listReconciliations']>[number];

/** How often a page asks while a comparison runs, in milliseconds. */
export const runningPause = 2 * second;

/** The last comparisons with Stripe, the newest first (PAY-05). */
export const reconciliationsQuery = pageQuery({
  document: graphql(`
    query StudioReconciliations {
      listReconciliations {
        runId
        kind
        begunAt
        endedAt
        subscriptions
        refunds
        lost
        owed
        failure
        differences {
          subject
          words
          isCorrected
          userId
          displayName
        }
      }
    }
  `),
  variables: () => ({}),
  read: ({ listReconciliations }) => listReconciliations,
  tags: ['payments'],
});

const start = graphql(`
  mutation StartReconciliation($compareOnly: Boolean!, $reason: String, $dryRun: Boolean) {
    startReconciliation(compareOnly: $compareOnly, reason: $reason, dryRun: $dryRun) {
      lines
      error {
        ...FaultFields
      }
    }
  }
`);
/** Has everything be compared with Stripe now (PAY-05). */
export const startReconciliationAct: Act<{ readonly compareOnly: boolean }> = {
  name: 'startReconciliation',
  send: async (input) => accepted((await execute(start, input)).startReconciliation),
  changes: () => ['payments', 'jobs'],
};
