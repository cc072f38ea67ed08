import { catalogueVariables } from '@atrium/domain/catalogue/catalogueVariables.ts';
import { formatFilters, isFiltered, type CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';
import { isFreemium } from '@atrium/domain/catalogue/freemium.ts';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { graphql } from '#lib/gql/gql.ts';
import type { CataloguePageQuery } from '#lib/gql/graphql.ts';
import { listQuery } from '#lib/listQuery.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { lessonSearchQuery } from './lessonSearchQuery.ts';

const document = graphql(`
  query CataloguePage(
    $filter: CatalogueFilter!
    $after: Int!
    $withOptions: Boolean!
    $withFreemium: Boolean!
    $first: Boolean!
    $withLessons: Boolean = false
    $words: String = ""
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
    searchLessons(query: $words, after: 0, count: 6) @include(if: $withLessons) {
      ...LessonHitsFields
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

/** The banner's text and the free sessions, once they were fetched with the courses; null where there is no text. */
export function useFreemium(): Freemium | null | undefined {
  return useQuery<Freemium | null>({ queryKey: freemiumKey, queryFn: skipToken, staleTime: 'static' }).data;
}

/**
 * The catalogue under some filters, page by page. The filter buttons' values are those of the unfiltered list: on an
 * address with filters, one request fetches both. With the courses of a search come the first lessons in which its
 * words are said, unless they are known.
 */
export const catalogueQuery = listQuery({
  document,
  variables: (filters: CatalogueFilters, after, queryClient) => ({
    ...catalogueVariables(filters, after, {
      withOptions: isFiltered(filters) && !knowsOptions(queryClient),
      withFreemium: isFreemium(queryClient.getQueryData(viewerOptions().queryKey)),
    }),
    ...(after === 0 && wantsLessons(filters, queryClient) ? { withLessons: true, words: filters.q } : {}),
  }),
  read: (data, filters, queryClient) => {
    const { listCatalogue, listUserMeetings, getPageContent, listFreeSessions, searchLessons, whole } = data;
    if (listCatalogue === null) throw new Error('an answer without a catalogue');
    const options = whole?.facets ?? (isFiltered(filters) ? undefined : listCatalogue.facets);
    if (options) queryClient.setQueryData<FacetOptions>(optionsKey, options);
    // not even null where it was not asked for
    if (getPageContent !== undefined) {
      const freemium = getPageContent && { words: getPageContent, sessions: listFreeSessions ?? [] };
      queryClient.setQueryData<Freemium | null>(freemiumKey, freemium);
    }
    if (searchLessons) {
      queryClient.setQueryData(lessonSearchQuery(filters.q).queryKey, { pages: [searchLessons], pageParams: [0] });
    }
    return { ...listCatalogue, ownMeetings: listUserMeetings, ranked: filters.q !== '' };
  },
  next: ({ nextAfter }) => nextAfter,
  key: formatFilters,
  // a saved course changes only the lists of saved courses: cards elsewhere are patched
  tags: ({ bookmarked }) => (bookmarked ? ['enrollment', 'bookmarks'] : ['enrollment']),
});

/** Those of an academy without courses are asked for again, until it has some. */
function knowsOptions(queryClient: QueryClient): boolean {
  return (queryClient.getQueryData<FacetOptions>(optionsKey)?.types.length ?? 0) > 0;
}

function wantsLessons({ q }: CatalogueFilters, queryClient: QueryClient): boolean {
  return q !== '' && queryClient.getQueryData(lessonSearchQuery(q).queryKey) === undefined;
}

/** The values of the filter buttons, once anything was fetched. */
export function useFilterOptions(): FacetOptions | undefined {
  return useQuery<FacetOptions>({ queryKey: optionsKey, queryFn: skipToken, staleTime: 'static' }).data;
}
