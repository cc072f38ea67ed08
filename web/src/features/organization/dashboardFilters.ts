import { filterOf, type FigureFilter } from '@atrium/domain/organization/figures.ts';
import { scopeOf, type Days, type Scope } from '@atrium/domain/organization/scope.ts';
import type { TextSearch } from '#lib/textSearch.ts';
import type { Sorting } from '#ui/rich/DataTable.tsx';

export type DashboardSearch = TextSearch<
  'tab' | 'page' | 'search' | 'filter' | 'sortKey' | 'sortDirection' | 'course' | 'session' | 'from' | 'to'
>;

/** What a table shows, as the address says it (ORG-02). */
export interface TableFilters {
  /** Zero-based. */
  readonly page: number;
  readonly search: string;
  readonly range: FigureFilter;
  readonly sorting: Sorting | null;
}
export interface DashboardFilters extends TableFilters {
  /** The employee directory, or the course directory. */
  readonly tab: 'employees' | 'courses';
  /** Which people the employee directory has; null: all. */
  readonly scope: Scope | null;
  /** Whether the tiles are compared with the period before, where the range has one. */
  readonly compare: boolean;
}

/** Pages beyond this are not asked for: no company is that large. */
const lastPage = 9_999;

/** The page that an address names, from 0; the first one for what is no page. */
export function readPage(text: string | undefined): number {
  const page = Number(text ?? '0');
  return Number.isInteger(page) && page >= 0 && page <= lastPage ? page : 0;
}

/** Reads the address; whatever it does not say, or says wrongly, has its default. */
export function parseDashboardFilters(asked: DashboardSearch): DashboardFilters {
  const { sortKey } = asked;
  return {
    tab: asked.tab === '1' ? 'courses' : 'employees',
    page: readPage(asked.page),
    search: (asked.search ?? '').trim(),
    range: filterOf(asked.filter),
    scope: scopeOf({ courseId: asked.course, sessionId: asked.session, from: asked.from, to: asked.to }),
    sorting: sortKey === undefined ? null : { column: sortKey, descending: asked.sortDirection === 'DESC' },
    // not one of the names of dashboardParameters, which every page loads; an unnamed one is kept as it is
    compare: asked['compare'] === '1',
  };
}

/** The parameters of the filters, without those that have their default. */
export function formatDashboardFilters({
  tab,
  page,
  search,
  range,
  sorting,
  scope,
  compare,
}: DashboardFilters): DashboardSearch {
  return {
    ...(tab === 'courses' && { tab: '1' }),
    ...(page > 0 && { page: String(page) }),
    ...(search !== '' && { search }),
    ...(range !== 'CONTRACT_TO_DATE' && { filter: range }),
    ...(sorting !== null && { sortKey: sorting.column, sortDirection: sorting.descending ? 'DESC' : 'ASC' }),
    ...(scope !== null &&
      ('from' in scope
        ? scope
        : { course: scope.courseId, ...(scope.sessionId !== null && { session: scope.sessionId }) })),
    ...(compare && { compare: '1' }),
  };
}

/** The days of a scope; null where it is of a course or of everybody. */
export function daysIn(scope: Scope | null): Days | null {
  return scope !== null && 'from' in scope ? scope : null;
}

/** Another search, range or order begins with the first page (ORG-03). */
export function changed<Filters extends TableFilters>(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 0, ...change };
}

/** The order as the calls take it. */
export function sortByOf(sorting: Sorting | null): { key: string; direction: 'ASC' | 'DESC' } | null {
  return sorting === null ? null : { key: sorting.column, direction: sorting.descending ? 'DESC' : 'ASC' };
}

/** The fragment of the section of the tables. */
export const directories = 'directories';

/** Which table, in which order, and of which people. */
export interface RowsOf {
  readonly tab?: DashboardFilters['tab'];
  readonly sorting: Sorting | null;
  readonly scope?: Scope | null;
}

/** The address of a table in an order, without a search: the rows behind a figure of the same range and comparison. */
export function tableAddress(
  home: string,
  { range, compare }: Pick<DashboardFilters, 'range' | 'compare'>,
  { tab = 'employees', sorting, scope = null }: RowsOf,
): string {
  return addressOf(home, { tab, page: 0, search: '', range, sorting, scope, compare }, directories);
}

/** An address with the parameters of the filters, and the id of the section that it is about. */
export function addressOf(path: string, filters: DashboardFilters, section: string): string {
  const asked = Object.entries(formatDashboardFilters(filters));
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `${path}${search === '' ? '' : `?${search}`}#${section}`;
}
