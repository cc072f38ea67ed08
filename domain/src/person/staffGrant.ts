import type { StaffStanding } from '../access/staffOperations.ts';
import { isDay } from '../isDay.ts';
import { longDay } from '../longDate.ts';
import { isSupportedInstant } from '../time.ts';
import { addDays, daysBetween, zoneClock } from '../zoneClock.ts';

/** Those who are no owners give access for so many days at most, today among them (STF-01). */
const mostDays = 30;

/** The last day, yyyy-MM-dd, on which somebody of the team may let access end; null for any. */
export function lastDayToGive(staff: Pick<StaffStanding, 'roles'> | null, today: string): string | null {
  return staff === null || staff.roles.includes('owner') ? null : addDays(today, mostDays - 1);
}

/** When a grant ends whose last day this is in a zone, epoch milliseconds; NaN for what is no day. */
export function endOfDay(lastDay: string, timeZone: string): number {
  if (!isDay(lastDay)) return Number.NaN;
  return zoneClock(timeZone).instantOf(`${addDays(lastDay, 1)}T00:00:00`);
}

/** Why access cannot be given until the end of a day in the person's zone, in a sentence; null when it can. */
export function refuseLastDay(
  lastDay: string,
  {
    staff,
    timeZone,
    now,
  }: {
    /** Null for a command, which may give any. */
    readonly staff: Pick<StaffStanding, 'roles'> | null;
    readonly timeZone: string;
    /** Epoch milliseconds. */
    readonly now: number;
  },
): string | null {
  const end = endOfDay(lastDay, timeZone);
  if (!isSupportedInstant(end)) return 'Choose the last day.';
  if (end <= now) return 'This day has passed.';
  const last = lastDayToGive(staff, zoneClock(timeZone).dayAt(now));
  if (last === null || daysBetween(last, lastDay) <= 0) return null;
  return `You can give access for ${String(mostDays)} days: until ${longDay(last)}. An owner can give more.`;
}
