import { seatsVariables } from '@atrium/domain/organization/dashboardFilters.ts';
import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query OrganizationSeats($customerId: ID, $searchTerm: String!, $state: SeatState, $page: Int!) {
    listSeats(customerId: $customerId, searchTerm: $searchTerm, state: $state, page: $page) {
      companyName
      endedOn
      seats {
        seatId
        userId
        name
        email
        state
        assignedAt
        lastSeenAt
        remindedAt
        isRemindable
        revokedAt
        lastDay
      }
      total
      totalSeats
      overage
      assignedSeats
      usedSeats
      waitingSeats
      remindableSeats
    }
  }
`);

/** A page of the seats of a company (ORG-13); `customerId` null for the own one. */
export const seatsQuery = pageQuery({
  document,
  variables: seatsVariables,
  read: ({ listSeats }) => listSeats,
  tags: ['seats'],
});

export type SeatsPageData = NonNullable<Awaited<ReturnType<typeof seatsQuery.load>>>;
export type SeatOnPage = SeatsPageData['seats'][number];
