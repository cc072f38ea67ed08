import type { CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';

/** The API's filter input for these filters (CAT-01, CAT-07). */
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

/** The filters of an address with the API's names for the types: 'sprint' is SPRINT. */
export function normalized(filters: CatalogueFilters): CatalogueFilters {
  return { ...filters, meta: filters.meta.map((value) => value.toUpperCase()) };
}
