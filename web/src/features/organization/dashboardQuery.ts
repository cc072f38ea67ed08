import { dashboardVariables } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query OrganizationDashboard($customerId: ID, $filterType: String!) {
    getOrganizationDetails(customerId: $customerId, filterType: $filterType) {
      overview {
        companyName
        companyLogo
        accentColor
        contractStart
        contractEnd
        totalSeats
        usedSeats
        importantLinks {
          title
          url
        }
        renewals {
          startsOn
          endsOn
          totalSeats
        }
      }
      stats {
        usersEngaged
        usersEngagedPercent
        assignedSeats
        lessonsStarted
        hoursWatched
        coursesConsumed
        coursesCompleted
        badgesEarned
        badgesEarnedPercent
      }
      periods {
        from
        to
        usersEngaged
        hoursWatched
      }
      from
      to
      since
      timeZone
      asOf
      error {
        code
        message
      }
    }
  }
`);

/** The card, the tiles and the weeks or months of a company in a range (ORG-01); `customerId` null for the own one. */
export const dashboardQuery = pageQuery({
  document,
  variables: dashboardVariables,
  read: ({ getOrganizationDetails: details }) => {
    if (details === null) return null;
    const { overview, stats, periods, from, to, since, timeZone, asOf, error } = details;
    const days = from === null || to === null || since === null ? null : { from, to, since };
    if (overview === null || stats === null || periods === null || days === null || asOf === null) {
      return { error: error ?? { code: 'INTERNAL', message: 'an answer without figures' }, figures: null };
    }
    return {
      error: null,
      figures: { overview, stats, periods, ...days, timeZone: timeZone ?? 'UTC', asOf: Number(asOf) },
    };
  },
  tags: ['seats'],
});

type Dashboard = NonNullable<Awaited<ReturnType<typeof dashboardQuery.load>>>;
export type DashboardFigures = NonNullable<Dashboard['figures']>;
