import { day } from '@atrium/domain/time.ts';

export interface ActivityDay {
  /** yyyy-MM-dd */
  readonly day: string;
  readonly hoursWatched: number;
}
export interface Period {
  /** 'Nov 2', or 'Nov', with its year in the first month and in January */
  readonly label: string;
  /** 'Nov 2', or 'November 2026' */
  readonly name: string;
  readonly value: number;
  /** Not over yet. */
  readonly current: boolean;
}

/** More weeks than this have no room on a chart. */
const mostWeeks = 18;

const weekLabel = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthLabel = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 1970-01-01 was a Thursday, three days after a Monday. */
const mondayOf = (at: number): number => at - ((((at / day + 3) % 7) + 7) % 7) * day;
const firstOfMonth = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};
const nextMonth = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/**
 * The hours of a range by week, from Monday on, or by month where it is long; periods without any are 0. The days are
 * yyyy-MM-dd and inclusive.
 */
export function periodsOf(
  activity: readonly ActivityDay[],
  range: { readonly from: string; readonly to: string },
): { readonly unit: 'week' | 'month'; readonly periods: readonly Period[] } {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const isLong = (to - from) / (7 * day) > mostWeeks;
  const startOf = isLong ? firstOfMonth : mondayOf;
  const after = isLong ? nextMonth : (at: number): number => at + 7 * day;
  const sums = new Map<number, number>();
  for (const { day: date, hoursWatched } of activity) {
    const at = startOf(Date.parse(date));
    sums.set(at, (sums.get(at) ?? 0) + hoursWatched);
  }
  const periods: Period[] = [];
  for (let at = startOf(from); at <= to; at = after(at)) {
    const isNewYear = periods.length === 0 || new Date(at).getUTCMonth() === 0;
    const label = (isLong ? (isNewYear ? monthOfYear : monthLabel) : weekLabel).format(at);
    const name = (isLong ? monthName : weekLabel).format(at);
    periods.push({ label, name, value: sums.get(at) ?? 0, current: after(at) > to });
  }
  return { unit: isLong ? 'month' : 'week', periods };
}
