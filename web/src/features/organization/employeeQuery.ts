import { employeeVariables } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query EmployeeDetails($userId: ID!, $customerId: ID, $filterType: String!, $from: String, $to: String) {
    getEmployeeDetails(userId: $userId, customerId: $customerId, filterType: $filterType, from: $from, to: $to) {
      employee {
        userId
        name
        imageUrl
        email
        status
        lastActive
        videosWatched
        hoursWatched
        coursesStarted
        coursesCompleted
        badgesEarned
      }
      timeZone
      asOf
      error {
        code
        message
      }
    }
  }
`);

/** One employee of a company, in a range or on some days (ORG-05); `customerId` null for the own company. */
export const employeeQuery = pageQuery({
  document,
  variables: employeeVariables,
  read: ({ getEmployeeDetails: details }) => {
    if (details === null) return null;
    const { employee, timeZone, asOf, error } = details;
    if (employee === null || asOf === null) {
      return { error: error ?? { code: 'INTERNAL', message: 'an answer without figures' }, employee: null };
    }
    return { error: null, employee: { ...employee, timeZone, asOf: Number(asOf) } };
  },
});

export type EmployeePageData = NonNullable<NonNullable<Awaited<ReturnType<typeof employeeQuery.load>>>['employee']>;
