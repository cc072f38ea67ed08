import type { CatalogueFilters } from './filters.ts';

/** The API's filter input for these filters (CAT-01, CAT-07). */
export const catalogueFilter = ({ meta, topic, stack, difficulty, q, bookmarked }: CatalogueFilters) => ({
  type: meta.length > 0 ? meta.join(',').toUpperCase() : null,
  topics: topic,
  stacks: stack,
  difficulties: difficulty,
  query: q === '' ? null : q,
  bookmarked,
});

/** The variables of the catalogue's document; `after` is 0 for the first courses, with which come the own meetings. */
export const catalogueVariables = (
  filters: CatalogueFilters,
  after: number,
  { withOptions, withFreemium }: { readonly withOptions: boolean; readonly withFreemium: boolean },
) => ({
  filter: catalogueFilter(filters),
  after,
  withOptions,
  withFreemium: after === 0 && withFreemium,
  first: after === 0,
});

/** The variables of the document of all courses (CAT-14). */
export const portfolioVariables = (after: number) => ({ after, first: after === 0 });
