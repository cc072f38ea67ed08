import { graphql } from '#lib/gql/gql.ts';
import type { StudioPeopleQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import type { PeopleFilters } from './peopleFilters.ts';

export type ListedPerson = NonNullable<StudioPeopleQuery['listPeople']>['people'][number];

/** Everybody with an account, the newest first, page by page (STF-07). */
export const peopleQuery = listQuery({
  document: graphql(`
    query StudioPeople($text: String!, $view: PeopleView!, $companyId: ID, $after: String) {
      listPeople(text: $text, view: $view, companyId: $companyId, after: $after) {
        people {
          userId
          displayName
          email
          profileImageUrl
          accountType
          company {
            companyId
            name
          }
          registeredAt
          isListed
          isTest
        }
        nextAfter
      }
    }
  `),
  variables: (filters: PeopleFilters, after: string | 0) => ({ ...filters, after: after === 0 ? null : after }),
  read: ({ listPeople }) => listPeople ?? { people: [], nextAfter: null },
  next: ({ nextAfter }) => nextAfter,
  key: (filters) => JSON.stringify(filters),
  tags: () => ['people'],
});
