import { day } from '@atrium/domain/time.ts';

export interface Weekday {
  /** yyyy-MM-dd */
  readonly date: string;
  /** 'Monday' */
  readonly name: string;
  /** 'Nov 23' */
  readonly label: string;
}

/**
 * The five working days from this date on, weekends skipped (SSN-01). A calendar date has no zone: it is read as UTC.
 */
export function weekdays(startDate: string): readonly Weekday[] {
  const start = Date.parse(`${startDate}T00:00:00Z`);
  if (Number.isNaN(start)) return [];
  return Array.from({ length: 7 }, (_, at) => new Date(start + at * day))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => ({
      date: date.toISOString().slice(0, 10),
      name: date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }),
      label: dayLabel(date),
    }));
}

/** yyyy-MM-dd of an instant, epoch milliseconds, in a zone; '' for no instant. */
export function dateOf(instant: number, timeZone: string): string {
  // the Swedish form of a date is that of ISO
  return Number.isNaN(instant) ? '' : new Date(instant).toLocaleDateString('sv-SE', { timeZone });
}

/** 'Nov 23': the day of an instant in a zone; a calendar date is read as UTC. */
export function dayLabel(date: Date, timeZone = 'UTC'): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone });
}
