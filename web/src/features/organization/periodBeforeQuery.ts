import { dashboardVariables } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query OrganizationPeriodBefore($customerId: ID, $filterType: String!) {
    getOrganizationPeriodBefore(customerId: $customerId, filterType: $filterType) {
      stats {
        usersEngaged
        lessonsStarted
        coursesCompleted
        badgesEarned
      }
      from
      to
    }
  }
`);

/** The tiles of as many days directly before a range (ORG-02); `customerId` null for the own company. */
export const periodBeforeQuery = pageQuery({
  document,
  variables: dashboardVariables,
  read: ({ getOrganizationPeriodBefore: before }) => {
    if (before === null || before.stats === null || before.from === null || before.to === null) return null;
    return { stats: before.stats, from: before.from, to: before.to };
  },
});

export type BeforeFigures = NonNullable<Awaited<ReturnType<typeof periodBeforeQuery.load>>>;
