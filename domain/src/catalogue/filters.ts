import { formatQuery, parseQuery, queryParam } from '../queryString.ts';

export type FilterGroup = 'meta' | 'topic' | 'stack' | 'difficulty';

/** The catalogue's filters; an empty list, or text, is 'All' (CAT-01). */
export type CatalogueFilters = {
  readonly meta: readonly string[];
  readonly topic: readonly string[];
  readonly stack: readonly string[];
  readonly difficulty: readonly string[];
  readonly q: string;
  readonly bookmarked: boolean;
};

export const allValue = 'all';

export const noFilters: CatalogueFilters = { meta: [], topic: [], stack: [], difficulty: [], q: '', bookmarked: false };

/** Parses the filters of an address: filter or m, t, q, s, d, b (learning.md §2 Course catalogue, CAT-01). */
export function parseFilters(search: string): CatalogueFilters {
  const list = (name: string): string[] => valuesOf(queryParam(search, name));
  const meta = list('filter');
  const bookmarked = queryParam(search, 'b');
  return {
    meta: meta.length > 0 ? meta : list('m'),
    topic: list('t'),
    stack: list('s'),
    difficulty: list('d'),
    q: (queryParam(search, 'q') ?? '').trim(),
    bookmarked: bookmarked !== undefined && !['', '0', 'false'].includes(bookmarked.toLowerCase()),
  };
}

/**
 * Formats the filters as a query with its '?', in a fixed order; filters that restrict nothing are left out (CAT-06).
 */
export function formatFilters(filters: CatalogueFilters): string {
  return formatQuery(filterPairs(filters));
}

/** The same, keeping every other parameter of the address. */
export function replaceFilters(search: string, filters: CatalogueFilters): string {
  const others = parseQuery(search).filter(([name]) => !['filter', 'm', 't', 'q', 's', 'd', 'b'].includes(name));
  return formatQuery([...filterPairs(filters), ...others]);
}

/**
 * The filters after an option was chosen (learning.md §5, CAT-06): 'All' clears its group, choosing an option again
 * removes it, and a group in which every option but 'All' is chosen is cleared. `options` are the group's values.
 */
export function toggleFilter(
  filters: CatalogueFilters,
  group: FilterGroup,
  value: string,
  options: readonly string[],
): CatalogueFilters {
  if (value === allValue) return { ...filters, [group]: [] };
  const chosen = filters[group];
  const next = chosen.includes(value) ? chosen.filter((item) => item !== value) : [...chosen, value];
  const named = options.filter((option) => option !== allValue);
  const everyOne = named.length > 0 && named.every((item) => next.includes(item));
  return { ...filters, [group]: everyOne ? [] : next };
}

/** Toggles the saved-courses filter (CAT-06). */
export function toggleBookmarked(filters: CatalogueFilters): CatalogueFilters {
  return { ...filters, bookmarked: !filters.bookmarked };
}

/** Applies a search: the text is trimmed; a text clears type and topics, an empty one removes the search (CAT-05). */
export function enterSearch(filters: CatalogueFilters, text: string): CatalogueFilters {
  const q = text.trim();
  return q === '' ? { ...filters, q } : { ...filters, q, meta: [], topic: [] };
}

/** Whether any filter is set, so that 'Clear Search' has something to clear. */
export function isFiltered(filters: CatalogueFilters): boolean {
  return formatFilters(filters) !== '';
}

function filterPairs(filters: CatalogueFilters): [string, string | undefined][] {
  const joined = (values: readonly string[]): string | undefined => (values.length > 0 ? values.join(',') : undefined);
  return [
    ['m', joined(filters.meta)],
    ['t', joined(filters.topic)],
    ['q', filters.q === '' ? undefined : filters.q],
    ['s', joined(filters.stack)],
    ['d', joined(filters.difficulty)],
    ['b', filters.bookmarked ? 'true' : undefined],
  ];
}

function valuesOf(text: string | undefined): string[] {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return [...new Set(values.filter((value) => value !== '' && value.toLowerCase() !== allValue))];
}
