import { day, hour, minute, second } from '../time.ts';

/**
 * Which day of how many a session is on (SSN-10): the count is the ceiling of the days between start and end; the
 * current day counts calendar days in the zone of the session, at least 1 and at most the count. Epoch milliseconds.
 * Null without dates.
 */
export function dayCount(
  {
    startAt,
    endAt,
    timeZone,
  }: { readonly startAt: number | null; readonly endAt: number | null; readonly timeZone: string },
  now: number,
): { readonly current: number; readonly count: number } | null {
  if (startAt === null || endAt === null) return null;
  const count = Math.max(1, Math.ceil((endAt - startAt) / day));
  const current = Math.round((dayBegin(now, timeZone) - dayBegin(startAt, timeZone)) / day) + 1;
  return { current: Math.min(count, Math.max(1, current)), count };
}

/** About when the day of an instant began in a zone: up to an hour off on a day on which the clocks change. */
function dayBegin(instant: number, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(instant);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return instant - hours * hour - minutes * minute - seconds * second;
}
