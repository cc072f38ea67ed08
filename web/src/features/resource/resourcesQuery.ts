import { resourcesVariables } from '@atrium/domain/resource/firstView.ts';
import { graphql } from '#lib/gql/gql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { formatResourceFilters, type ResourceFilters } from './resourceFilters.ts';

const document = graphql(`
  query ResourcesPage($filter: ResourceFilter!, $page: Int!) {
    listResources(filter: $filter, count: 24, page: $page) {
      list {
        resourceID
        slug
        type
        title
        subtitle
        coverImageUrl
        stacks
      }
      pageInfo {
        page
        totalPages
        total
      }
      facets {
        types {
          value
          count
        }
        stacks {
          value
          count
        }
      }
    }
  }
`);

/** One page of the library under some filters (RES-01). */
export const resourcesQuery = listQuery({
  document,
  variables: (filters: ResourceFilters) => resourcesVariables(filters, filters.page),
  read: ({ listResources }) => {
    if (listResources === null) throw new Error('an answer without resources');
    return listResources;
  },
  // pages have numbers, which are in the address
  next: () => null,
  key: (filters) => JSON.stringify(formatResourceFilters(filters)),
  tags: () => [],
});
