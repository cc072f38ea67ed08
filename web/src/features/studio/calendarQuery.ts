import { graphql } from '#lib/gql/gql.ts';
import type { StudioDatesQuery } from '#lib/gql/graphql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

export type StudioDate = NonNullable<StudioDatesQuery['listStudioDates']>[number];

/** What happens from an instant until before another, in its order (STU-07). */
export const calendarQuery = pageQuery({
  document: graphql(`
    query StudioDates($from: String!, $until: String!) {
      listStudioDates(from: $from, until: $until) {
        what
        kind
        id
        title
        detail
        startAt
        endAt
        people
      }
    }
  `),
  variables: (from: number, until: number) => ({ from: String(from), until: String(until) }),
  read: ({ listStudioDates }) => listStudioDates,
  tags: ['documents'],
});
