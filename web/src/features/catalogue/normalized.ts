import type { CatalogueFilters } from '@atrium/domain/catalogue/filters.ts';

/** The filters of an address with the API's names for the types: 'sprint' is SPRINT. */
export function normalized(filters: CatalogueFilters): CatalogueFilters {
  return { ...filters, meta: filters.meta.map((value) => value.toUpperCase()) };
}
