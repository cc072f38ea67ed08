import { graphql } from '#lib/gql/gql.ts';
import { pageQuery } from '#lib/pageQuery.ts';

const document = graphql(`
  query MemberDirectory($filter: String!, $page: Int!, $count: Int!) {
    listMembers(filter: $filter, page: $page, count: $count, context: MEMBERSPAGE) {
      list {
        userId
        displayName
        jobRole
        company
        profileImageUrl
      }
      pageInfo {
        total
        totalPages
      }
    }
  }
`);

/** What the directory shows, as the address says it; pages begin with 1. */
export interface DirectoryFilters {
  readonly q: string;
  readonly page: number;
  readonly count: number;
}

/** One page of the directory (DIR-01). */
export const directoryQuery = pageQuery({
  document,
  variables: (filter: string, page: number, count: number) => ({ filter, page, count }),
  read: ({ listMembers }) => listMembers,
  tags: ['profile'],
});
