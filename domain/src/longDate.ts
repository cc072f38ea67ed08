const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** 'November 23, 2026': a day that is announced in UTC (D30, D31). `instant`: epoch milliseconds. */
export function longDate(instant: number): string {
  return format.format(instant);
}
