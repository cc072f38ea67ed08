import { skipToken, useQuery } from '@tanstack/react-query';
import { formatFilters, isFiltered, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { isFreemium } from '@atrium/domain/catalogue/freemium.ts';
import { catalogueFilter } from './catalogueFilter.ts';
import { graphql } from '#lib/gql/gql.ts';
import type { CataloguePageQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { viewerOptions } from '#lib/viewer.ts';

const document = graphql(`
  query CataloguePage(
    $filter: CatalogueFilter!
    $after: Int!
    $withOptions: Boolean!
    $withFreemium: Boolean!
    $first: Boolean!
  ) {
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
    listUserMeetings @include(if: $first) {
      ...OwnMeetingFields
    }
    getPageContent(slug: "courses-freemium") @include(if: $withFreemium) {
      title
      body
    }
    listFreeSessions @include(if: $withFreemium) {
      courseId
      sessionType
      title
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

export interface Freemium {
  readonly words: NonNullable<CataloguePageQuery['getPageContent']>;
  readonly sessions: NonNullable<CataloguePageQuery['listFreeSessions']>;
}

const optionsKey = ['catalogueOptions'];
const freemiumKey = ['pageContent', 'courses-freemium'];

/** The banner's text and the free sessions, once they were fetched with the courses. */
export function useFreemium(): Freemium | undefined {
  return useQuery<Freemium>({ queryKey: freemiumKey, queryFn: skipToken, staleTime: 'static' }).data;
}

/**
 * The catalogue under some filters, page by page. The filter buttons' values are those of the unfiltered list: on an
 * address with filters, one request fetches both.
 */
export const catalogueQuery = listQuery({
  document,
  variables: (filters: CatalogueFilters, after, queryClient) => ({
    filter: catalogueFilter(filters),
    after,
    withOptions: isFiltered(filters) && queryClient.getQueryData(optionsKey) === undefined,
    withFreemium: after === 0 && isFreemium(queryClient.getQueryData(viewerOptions().queryKey)),
    first: after === 0,
  }),
  read: ({ listCatalogue, listUserMeetings, getPageContent, listFreeSessions, whole }, filters, queryClient) => {
    if (listCatalogue === null) throw new Error('an answer without a catalogue');
    const options = whole?.facets ?? (isFiltered(filters) ? undefined : listCatalogue.facets);
    if (options) queryClient.setQueryData<FacetOptions>(optionsKey, options);
    if (getPageContent) {
      const freemium = { words: getPageContent, sessions: listFreeSessions ?? [] };
      queryClient.setQueryData<Freemium>(freemiumKey, freemium);
    }
    return { ...listCatalogue, ownMeetings: listUserMeetings };
  },
  next: ({ nextAfter }) => nextAfter,
  key: formatFilters,
  // a saved course changes only the lists of saved courses: cards elsewhere are patched
  tags: ({ bookmarked }) => (bookmarked ? ['enrollment', 'bookmarks'] : ['enrollment']),
});

/** The values of the filter buttons, once anything was fetched. */
export function useFilterOptions(): FacetOptions | undefined {
  return useQuery<FacetOptions>({ queryKey: optionsKey, queryFn: skipToken, staleTime: 'static' }).data;
}
