import { filterOf, type Direction, type FigureFilter } from './figures.ts';
import { scopeOf, type Days, type Scope } from './scope.ts';

/** What a table shows, as the address says it (ORG-02). */
export interface TableFilters {
  /** Zero-based. */
  readonly page: number;
  readonly search: string;
  readonly range: FigureFilter;
  readonly sorting: { readonly column: string; readonly descending: boolean } | null;
}
export interface DashboardFilters extends TableFilters {
  /** The employee directory, or the course directory. */
  readonly tab: 'employees' | 'courses';
  /** Which people the employee directory has; null: all. */
  readonly scope: Scope | null;
  /** Whether the tiles are compared with the period before, where the range has one. */
  readonly compare: boolean;
}

/** The parameters of an address. */
type Asked = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Pages beyond this are not asked for: no company is that large. */
const lastPage = 9_999;

/** The page that an address names, from 0; the first one for what is no page. */
export function readPage(text: unknown): number {
  const page = Number(textOf(text) ?? '0');
  return Number.isInteger(page) && page >= 0 && page <= lastPage ? page : 0;
}

/** Reads the address; whatever it does not say, or says wrongly, has its default. */
export function parseDashboardFilters(asked: Asked): DashboardFilters {
  const named = (name: string): string | undefined => textOf(asked[name]);
  const column = named('sortKey');
  return {
    tab: named('tab') === '1' ? 'courses' : 'employees',
    page: readPage(named('page')),
    search: (named('search') ?? '').trim(),
    range: filterOf(named('filter')),
    scope: scopeOf({
      courseId: named('course'),
      sessionId: named('session'),
      from: named('from'),
      to: named('to'),
    }),
    sorting: column === undefined ? null : { column, descending: named('sortDirection') === 'DESC' },
    compare: named('compare') === '1',
  };
}

/** The days of a scope; null where it is of a course or of everybody. */
export function daysIn(scope: Scope | null): Days | null {
  return scope !== null && 'from' in scope ? scope : null;
}

/** The order as the calls take it. */
export function sortByOf(
  sorting: TableFilters['sorting'],
): { readonly key: string; readonly direction: Direction } | null {
  return sorting === null ? null : { key: sorting.column, direction: sorting.descending ? 'DESC' : 'ASC' };
}

// The variables of the pages' documents, in the order in which they are sent: a page that comes with its answers, and
// the page itself, name them alike (decision 077). `customerId` null for the own company.

export const dashboardVariables = (customerId: string | null, filterType: FigureFilter) => ({ customerId, filterType });

export const coursesVariables = (customerId: string | null, { page, search, range, sorting }: TableFilters) => ({
  customerId,
  page,
  searchTerm: search,
  filterType: range,
  sortBy: sortByOf(sorting),
});

export const employeesVariables = (
  customerId: string | null,
  filters: TableFilters & Pick<DashboardFilters, 'scope'>,
) => ({ ...coursesVariables(customerId, filters), ...filters.scope });

/** The courses that most people completed, which every dashboard shows. */
export const byCompleted = { page: 0, search: '', sorting: { column: 'completed', descending: true } } as const;

export const employeeVariables = (
  customerId: string | null,
  userId: string,
  filterType: FigureFilter,
  days: Days | null,
) => ({ customerId, userId, filterType, ...days });

export const employeeCoursesVariables = (
  customerId: string | null,
  userId: string,
  { page, search, range, sorting, scope }: DashboardFilters,
) => ({
  customerId,
  userId,
  page,
  search,
  filterType: range,
  sort: sortByOf(sorting),
  ...daysIn(scope),
});

export const companiesVariables = ({ search, page }: Pick<TableFilters, 'page' | 'search'>) => ({
  searchTerm: search,
  page,
});

/** Which seats are shown: those that are held, or those of one state. */
export const seatStateFilters = ['HELD', 'ASSIGNED', 'ACTIVATED', 'REVOKED'] as const;

export interface SeatFilters {
  /** Zero-based. */
  readonly page: number;
  readonly search: string;
  readonly state: (typeof seatStateFilters)[number];
}

/** Reads the address of the seats; whatever it does not say, or says wrongly, has its default. */
export function parseSeatFilters(asked: Asked): SeatFilters {
  return {
    page: readPage(asked['page']),
    search: (textOf(asked['search']) ?? '').trim(),
    state: seatStateFilters.find((value) => value === asked['state']) ?? 'HELD',
  };
}

export const seatsVariables = (customerId: string | null, { page, search, state }: SeatFilters) => ({
  customerId,
  page,
  searchTerm: search,
  state: state === 'HELD' ? null : state,
});
