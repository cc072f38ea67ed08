import { day } from '../time.ts';
import { dayIn } from './companyDay.ts';
import type { FigureFilter } from './figures.ts';
import type { Days } from './scope.ts';

const isoDay = dayIn('UTC');

/** The day that is so many days after January 1, 1970; days of the calendar have no zone and no summer time. */
const dayAt = (number: number): string => isoDay(number * day);

/** How many days after January 1, 1970 a day is, yyyy-MM-dd. */
function numberOf(text: string): number {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  // oxlint-disable-next-line no-restricted-globals -- reads no clock
  return Date.UTC(year, month - 1, date) / day;
}

/** How many days these are, both ends included. */
export function lengthOf({ from, to }: Days): number {
  return numberOf(to) - numberOf(from) + 1;
}

/** As many days, directly before these. */
export function daysBefore(days: Days): Days {
  const first = numberOf(days.from);
  return { from: dayAt(first - lengthOf(days)), to: dayAt(first - 1) };
}

/** The ranges that are compared; the program to date has nothing before it. */
const comparedFilters = ['LAST_30_DAYS', 'LAST_90_DAYS'] as const satisfies readonly FigureFilter[];
export type ComparedFilter = (typeof comparedFilters)[number];

export function isCompared(filter: FigureFilter): filter is ComparedFilter {
  return comparedFilters.some((compared) => compared === filter);
}

/** Days with which a range is compared; isWhole: there are figures of all of them. */
export interface PeriodBefore extends Days {
  readonly isWhole: boolean;
}

/**
 * With what a range of a dashboard is compared (ORG-02). Null for the program to date, which has nothing before it, and
 * for days that all are before `since`, yyyy-MM-dd, the first day of the company's first program.
 */
export function periodBefore(filter: FigureFilter, shown: Days, since: string): PeriodBefore | null {
  if (!isCompared(filter)) return null;
  const days = daysBefore(shown);
  return days.to < since ? null : { ...days, isWhole: days.from >= since };
}
