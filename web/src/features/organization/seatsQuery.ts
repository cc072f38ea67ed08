import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query OrganizationSeats($customerId: ID, $searchTerm: String!, $state: SeatState, $page: Int!) {
    listSeats(customerId: $customerId, searchTerm: $searchTerm, state: $state, page: $page) {
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

/** Which seats are shown: those that are held, or those of one state. */
export const seatStateFilters = ['HELD', 'ASSIGNED', 'ACTIVATED', 'REVOKED'] as const;
export type SeatStateFilter = (typeof seatStateFilters)[number];

export interface SeatFilters {
  /** Zero-based. */
  readonly page: number;
  readonly search: string;
  readonly state: SeatStateFilter;
}

/** A page of the seats of a company (ORG-13); `customerId` null for the own one. */
export const seatsQuery = pageQuery({
  document,
  variables: (customerId: string | null, { page, search, state }: SeatFilters) => ({
    ...{ customerId, page, searchTerm: search, state: state === 'HELD' ? null : state },
  }),
  read: ({ listSeats }) => listSeats,
  tags: ['seats'],
});

export type SeatsPageData = NonNullable<Awaited<ReturnType<typeof seatsQuery.load>>>;
export type SeatOnPage = SeatsPageData['seats'][number];
