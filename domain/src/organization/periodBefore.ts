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

/** Days with which a range is compared; isWhole: there are figures of all of them. */
export interface PeriodBefore extends Days {
  readonly isWhole: boolean;
}

/**
 * With what a range of a dashboard is compared (ORG-02). Null for the program to date, which has nothing before it, and
 * for days that all are before `since`, yyyy-MM-dd, the first day of the company's first program.
 */
export function periodBefore(filter: FigureFilter, shown: Days, since: string): PeriodBefore | null {
  if (filter === 'CONTRACT_TO_DATE') return null;
  const { from, to } = daysBefore(shown);
  return to < since ? null : { from, to, isWhole: from >= since };
}
