import { parseInstant } from './parseInstant.ts';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 23, 2026': a day that is announced in UTC (D30, D31). `instant`: epoch milliseconds. */
export function longDate(instant: number): string {
  return format.format(instant);
}

/** The same of a day, yyyy-MM-dd. */
export function longDay(day: string): string {
  return longDate(parseInstant(`${day}T00:00:00Z`));
}
