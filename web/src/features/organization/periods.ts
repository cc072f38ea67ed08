import { day } from '@atrium/domain/time.ts';
import type { DashboardFigures } from './dashboardQuery.ts';

type Activity = DashboardFigures['periods'][number];

/** A week or month as the chart shows it. */
export interface Period {
  /** 'Nov 2', or 'Nov', with its year in the first month and in January */
  readonly label: string;
  /** 'Nov 2 to Nov 8', or 'November 2026' */
  readonly name: string;
  readonly value: number;
  /** Not over yet. */
  readonly current: boolean;
  /** Its days, yyyy-MM-dd. */
  readonly days: { readonly from: string; readonly to: string };
}

const dayLabel = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const monthLabel = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Whether these are weeks or months: a range by month is so long that one of its months is longer than a week. */
export function unitOf(activity: readonly Activity[]): 'week' | 'month' {
  return activity.some(({ from, to }) => Date.parse(to) - Date.parse(from) >= 7 * day) ? 'month' : 'week';
}

/** The weeks or months of a range in words, with the value of each. */
export function periodsOf(activity: readonly Activity[], valueOf: (one: Activity) => number): readonly Period[] {
  const isByMonth = unitOf(activity) === 'month';
  return activity.map((one, index) => {
    const from = new Date(one.from);
    const isNewYear = index === 0 || from.getUTCMonth() === 0;
    const label = (isByMonth ? (isNewYear ? monthOfYear : monthLabel) : dayLabel).format(from);
    const name = isByMonth ? monthName.format(from) : daysOf(one);
    return {
      label,
      name,
      value: valueOf(one),
      current: index === activity.length - 1,
      days: { from: one.from, to: one.to },
    };
  });
}

function daysOf({ from, to }: Activity): string {
  const [first, last] = [from, to].map((date) => dayLabel.format(new Date(date)));
  return first === last ? String(first) : `${String(first)} to ${String(last)}`;
}
