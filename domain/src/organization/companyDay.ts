/** '2026-01-31': the day of an instant, in epoch milliseconds, where the company is. */
export type DayOf = (instant: number) => string;

/** The days of a zone, an IANA name. */
export function dayIn(timeZone: string): DayOf {
  // the Swedish form is that of ISO 8601
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  return (instant) => format.format(instant);
}

/** Whether the last day of a contract, yyyy-MM-dd, is over where the company is; it belongs to the contract (D59). */
export function isOver(lastDay: string, timeZone: string, now: number): boolean {
  return dayIn(timeZone)(now) > lastDay;
}
