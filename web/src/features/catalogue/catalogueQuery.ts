import { infiniteQueryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { formatFilters, isFiltered, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { graphql } from '../../lib/gql/gql.ts';
import type { CataloguePageQuery } from '../../lib/gql/graphql.ts';
import { execute } from '../../lib/graphql.ts';

const document = graphql(`
  query CataloguePage($filter: CatalogueFilter!, $after: Int!, $withOptions: Boolean!) {
    listCatalogue(filter: $filter, after: $after, count: 24) {
      courses {
        ...CourseCardFields
      }
      total
      nextAfter
      facets {
        ...FacetFields
      }
      suggestions {
        ...CourseCardFields
      }
    }
    whole: listCatalogue(filter: {}, count: 1) @include(if: $withOptions) {
      facets {
        ...FacetFields
      }
    }
  }
`);

graphql(`
  fragment FacetFields on Facets {
    types {
      value
    }
    topics {
      value
    }
    stacks {
      value
    }
    difficulties {
      value
    }
  }
`);

export type CataloguePageData = NonNullable<CataloguePageQuery['listCatalogue']>;
export type FacetOptions = CataloguePageData['facets'];

const optionsKey = ['catalogueOptions'];

/**
 * The catalogue under some filters, page after page. The buttons' values are those of the unfiltered list: an address
 * that comes with filters asks for both in its one request.
 */
export const catalogueOptions = (queryClient: QueryClient, filters: CatalogueFilters) =>
  infiniteQueryOptions({
    queryKey: ['catalogue', filters.bookmarked ? 'bookmarked' : 'all', formatFilters(filters)],
    queryFn: async ({ pageParam, signal }) => {
      const filtered = isFiltered(filters);
      const withOptions = filtered && queryClient.getQueryData(optionsKey) === undefined;
      const variables = { filter: catalogueFilter(filters), after: pageParam, withOptions };
      const { listCatalogue, whole } = await execute(document, variables, { signal });
      if (listCatalogue === null) throw new Error('an answer without a catalogue');
      const options = whole?.facets ?? (filtered ? undefined : listCatalogue.facets);
      if (options) queryClient.setQueryData<FacetOptions>(optionsKey, options);
      return listCatalogue;
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.nextAfter,
  });

/** The values that the filter buttons offer, once anything has been fetched. */
export function useFilterOptions(): FacetOptions | undefined {
  return useQuery<FacetOptions>({ queryKey: optionsKey, queryFn: skipToken, staleTime: 'static' }).data;
}

/** What the API is asked for under these filters (CAT-01, CAT-07). */
export function catalogueFilter(filters: CatalogueFilters) {
  return {
    type: filters.meta.length > 0 ? filters.meta.join(',').toUpperCase() : null,
    topics: filters.topic,
    stacks: filters.stack,
    difficulties: filters.difficulty,
    query: filters.q === '' ? null : filters.q,
    bookmarked: filters.bookmarked,
  };
}
