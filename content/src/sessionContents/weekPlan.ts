import { day } from '@atrium/domain/time.ts';
import type { MeetingSeed, When } from '../types.ts';

const WEEKDAYS = 5;

/** A day from Monday to Friday: its plan, and its meeting if it has one. */
export interface PlannedDay {
  readonly text: string;
  readonly meeting?: MeetingSeed;
}

/**
 * The five days from a Monday. A day with a live meeting names it; the other days get the planned texts in their order.
 * `at` formats a demo time as ISO text (SSN-01).
 */
export function weekPlan(
  monday: When,
  planned: readonly string[],
  meetings: readonly MeetingSeed[],
  at: (when: When) => string,
): PlannedDay[] {
  const from = Date.parse(`${at(monday).slice(0, 10)}T00:00:00Z`);
  const rest = [...planned];
  return Array.from({ length: WEEKDAYS }, (_, index) => {
    const date = new Date(from + index * day).toISOString().slice(0, 10);
    const meeting = meetings.find((item) => at(item.startAt).startsWith(date));
    return meeting ? { text: `Live: ${meeting.title}`, meeting } : { text: rest.shift() ?? '' };
  });
}
