import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query MeteringPlan {
    getMeteringPlanDetails {
      threshold
      currentMeasure
      resetsAt
    }
  }
`);

/** What is left of this month's allowance; fetched again on each page, because watching changes it. */
export const meteringQuery = pageQuery({
  document,
  variables: (_path: string) => ({}),
  read: ({ getMeteringPlanDetails }) => getMeteringPlanDetails,
});
