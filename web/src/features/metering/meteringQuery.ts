import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query MeteringPlan {
    getMeteringPlanDetails {
      threshold
      currentMeasure
      resetsAt
    }
    getMembershipOffers {
      plans {
        productId
      }
    }
  }
`);

/**
 * What is left of this month's allowance, and whether a membership is for sale (BEG-06); fetched again on each page,
 * because watching changes it.
 */
export const meteringQuery = pageQuery({
  document,
  variables: (_path: string) => ({}),
  read: ({ getMeteringPlanDetails: plan, getMembershipOffers: offers }) =>
    plan && { ...plan, isSold: offers?.plans.length !== 0 },
});
