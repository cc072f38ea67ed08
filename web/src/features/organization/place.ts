import { filterOf, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import type { TextSearch } from '#lib/textSearch.ts';
import type { Sorting } from '#ui/rich/DataTable.tsx';

export type PlaceSearch = TextSearch<'tab' | 'page' | 'search' | 'filter' | 'sortKey' | 'sortDirection'>;

/** What the address says of a table (ORG-02). */
export interface TablePlace {
  /** Zero-based. */
  readonly page: number;
  readonly search: string;
  readonly filter: FigureFilter;
  readonly sorting: Sorting | null;
}
export interface DashboardPlace extends TablePlace {
  /** The employee directory, or the course directory. */
  readonly tab: 'employees' | 'courses';
}

/** Pages beyond this are not asked for: no company is that large. */
const lastPage = 9_999;

/** The page that an address names, from 0; the first one for what is no page. */
export function readPage(text: string | undefined): number {
  const page = Number(text ?? '0');
  return Number.isInteger(page) && page >= 0 && page <= lastPage ? page : 0;
}

/** Reads the address; whatever it does not say, or says wrongly, has its default. */
export function placeOf(asked: PlaceSearch): DashboardPlace {
  const { sortKey } = asked;
  return {
    tab: asked.tab === '1' ? 'courses' : 'employees',
    page: readPage(asked.page),
    search: (asked.search ?? '').trim(),
    filter: filterOf(asked.filter),
    sorting: sortKey === undefined ? null : { column: sortKey, descending: asked.sortDirection === 'DESC' },
  };
}

/** The parameters of a place, without those that have their default. */
export function searchOf({ tab, page, search, filter, sorting }: DashboardPlace): PlaceSearch {
  return {
    ...(tab === 'courses' && { tab: '1' }),
    ...(page > 0 && { page: String(page) }),
    ...(search !== '' && { search }),
    ...(filter !== 'CONTRACT_TO_DATE' && { filter }),
    ...(sorting !== null && { sortKey: sorting.column, sortDirection: sorting.descending ? 'DESC' : 'ASC' }),
  };
}

/** Another search, range or order begins with the first page (ORG-03). */
export function changed<Place extends TablePlace>(place: Place, change: Partial<Place>): Place {
  return { ...place, page: 0, ...change };
}

/** The order as the calls take it. */
export function sortByOf(sorting: Sorting | null): { key: string; direction: 'ASC' | 'DESC' } | null {
  return sorting === null ? null : { key: sorting.column, direction: sorting.descending ? 'DESC' : 'ASC' };
}

/** The fragment of the section of the tables. */
export const directories = 'directories';

/** The address of a table in an order, without a search: the rows behind a figure of the same range. */
export function tableAddress(
  home: string,
  { filter }: Pick<DashboardPlace, 'filter'>,
  tab: DashboardPlace['tab'],
  sorting: Sorting,
): string {
  const asked = Object.entries(searchOf({ tab, page: 0, search: '', filter, sorting }));
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return `${home}?${search.toString()}#${directories}`;
}
