import type { When } from './types.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

const atClock = (midnight: number, at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return midnight + (hours * 60 + minutes) * MINUTE;
};
const midnightOf = (instant: number): number => Math.floor(instant / DAY) * DAY;
/** 1970-01-01 was a Thursday: three days after a Monday. */
const mondayOf = (instant: number): number => {
  const day = Math.floor(instant / DAY);
  return (day - ((((day + 3) % 7) + 7) % 7)) * DAY;
};

/** The instant that `when` means for a world first started at `firstStart`, in UTC milliseconds. */
export function resolve(when: When, firstStart: Date | number): number {
  const start = typeof firstStart === 'number' ? firstStart : firstStart.getTime();
  if ('minutes' in when) return start + when.minutes * MINUTE;
  if ('hours' in when) return start + when.hours * 60 * MINUTE;
  if ('mondayOf' in when) {
    const day = mondayOf(resolve(when.mondayOf, start)) + (when.plusDays ?? 0) * DAY;
    return atClock(day, when.at ?? '00:00');
  }
  return when.at === undefined ? start + when.days * DAY : atClock(midnightOf(start) + when.days * DAY, when.at);
}

/** The calendar day (yyyy-MM-dd, UTC) of `when`. */
export function resolveDate(when: When, firstStart: Date | number): string {
  return new Date(resolve(when, firstStart)).toISOString().slice(0, 10);
}
