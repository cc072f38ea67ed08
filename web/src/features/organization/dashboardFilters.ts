import type { DashboardFilters, TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import type { Scope } from '@atrium/domain/organization/scope.ts';
import type { Sorting } from '#ui/rich/DataTable.tsx';
import type { dashboardParameters } from './dashboardParameters.ts';

export type DashboardSearch = ReturnType<typeof dashboardParameters>;

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

/** Another search, range or order begins with the first page (ORG-03). */
export function changed<Filters extends TableFilters>(filters: Filters, change: Partial<Filters>): Filters {
  return { ...filters, page: 0, ...change };
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
