import { queryOptions } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';

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
export const meteringOptions = (path: string) =>
  queryOptions({
    queryKey: ['metering', path],
    queryFn: ({ signal }) => execute(document, {}, { signal }),
  });
