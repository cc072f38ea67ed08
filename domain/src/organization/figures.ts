import { hour, second } from '../time.ts';

// What the dashboard of a company shows is defined in server/sql/organization; this is how it is asked for and written.

/** The ranges of the dashboard (D59). */
export const figureFilters = ['LAST_30_DAYS', 'LAST_90_DAYS', 'CONTRACT_TO_DATE'] as const;
export type FigureFilter = (typeof figureFilters)[number];

/** The range that a caller names; an unknown one, or none, is the program to date (ORG-02). */
export function filterOf(named: string | null | undefined): FigureFilter {
  return figureFilters.find((filter) => filter === named) ?? 'CONTRACT_TO_DATE';
}

/** Rows on a page of a table (D61). */
export const rowsPerPage = 25;

export const employeeSortKeys = [
  'name',
  'email',
  'status',
  'engaged',
  'views',
  'hours',
  'started',
  'completed',
  'badges',
] as const;
/** Of the people of a course or of one of its sessions also by enrollment. */
export const scopedSortKeys = [...employeeSortKeys, 'enrolled'] as const;
export type EmployeeSortKey = (typeof scopedSortKeys)[number];
export const courseSortKeys = [
  'title',
  'courseType',
  'enrolled',
  'completed',
  'engagement',
  'session',
  'videosWatched',
] as const;
export type CourseSortKey = (typeof courseSortKeys)[number];
export const employeeCourseSortKeys = [
  'title',
  'courseType',
  'status',
  'enrolledOn',
  'isStarted',
  'completedOn',
  'videosWatched',
  'hoursWatched',
  'badges',
] as const;
export type EmployeeCourseSortKey = (typeof employeeCourseSortKeys)[number];

export type Direction = 'ASC' | 'DESC';
export interface SortBy<Key extends string> {
  readonly key: Key;
  readonly direction: Direction;
}

/** The order that a caller names; an unknown key, or none, is the default order, by name or title (D61). */
export function sortOf<Key extends string>(
  keys: readonly Key[],
  named: { readonly key: string; readonly direction: Direction } | null | undefined,
  otherwise: NoInfer<Key>,
): SortBy<Key> {
  const key = keys.find((item) => item === named?.key);
  return key === undefined ? { key: otherwise, direction: 'ASC' } : { key, direction: named?.direction ?? 'ASC' };
}

export const employeeStatuses = ['INVITED', 'ACTIVE', 'INACTIVE', 'DEACTIVATED'] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];
/** As pages and files say them, as the next. */
export const employeeStatusNames: Readonly<Record<EmployeeStatus, string>> = {
  INVITED: 'Invited',
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  DEACTIVATED: 'Deactivated',
};
export const employeeCourseStatuses = ['ENROLLED', 'IN_PROGRESS', 'COMPLETED'] as const;
export type EmployeeCourseStatus = (typeof employeeCourseStatuses)[number];
export const employeeCourseStatusNames: Readonly<Record<EmployeeCourseStatus, string>> = {
  ENROLLED: 'Enrolled',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
};

/** A share in whole percent; 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100);
}

/** Hours of seconds, with their fraction. */
export function hoursOf(seconds: number): number {
  return seconds / (hour / second);
}

/** Hours as they are shown: rounded half up to one decimal (D35). */
export function shownHours(hours: number): number {
  return Math.round(hours * 10) / 10;
}
