import { nextIssueAt } from '@atrium/domain/certificate/issuing.ts';
import { day, minute } from '@atrium/domain/time.ts';
import type { When } from './types.ts';

const atClock = (midnight: number, at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return midnight + (hours * 60 + minutes) * minute;
};
const midnightOf = (instant: number): number => Math.floor(instant / day) * day;
/** 1970-01-01 was a Thursday, three days after a Monday. */
const mondayOf = (instant: number): number => {
  const number = Math.floor(instant / day);
  return (number - ((((number + 3) % 7) + 7) % 7)) * day;
};
/** Nobody schedules a class for 12:37. */
const onTheFives = (instant: number): number => Math.floor(instant / (5 * minute)) * 5 * minute;

/**
 * The instant of `when` for demo data first loaded at `firstStart`, in UTC milliseconds. `hours` and `minutes` are
 * rounded down to five minutes.
 */
export function resolve(when: When, firstStart: Date | number): number {
  const start = typeof firstStart === 'number' ? firstStart : firstStart.getTime();
  if ('minutes' in when) return onTheFives(start + when.minutes * minute);
  if ('hours' in when) return onTheFives(start + when.hours * 60 * minute);
  if ('mondayOf' in when) {
    const of = resolve(when.mondayOf, start);
    const date = (when.issuing ? midnightOf(nextIssueAt(of)) : mondayOf(of)) + (when.plusDays ?? 0) * day;
    return atClock(date, when.at ?? '00:00');
  }
  return when.at === undefined ? start + when.days * day : atClock(midnightOf(start) + when.days * day, when.at);
}

/** The calendar day (yyyy-MM-dd, UTC) of `when`. */
export function resolveDate(when: When, firstStart: Date | number): string {
  return new Date(resolve(when, firstStart)).toISOString().slice(0, 10);
}

/** The same kind of `when`, `minutes` later; a time that runs past midnight moves the day. */
export function later(when: When, minutes: number): When {
  if ('minutes' in when) return { minutes: when.minutes + minutes };
  if ('hours' in when) return { hours: when.hours + minutes / 60 };
  const at = 'at' in when ? when.at : '00:00';
  const total = atClock(0, at) / minute + minutes;
  const days = Math.floor(total / 1440);
  const rest = total - days * 1440;
  const two = (value: number): string => String(value).padStart(2, '0');
  const clock = `${two(Math.floor(rest / 60))}:${two(rest % 60)}` as NonNullable<typeof when.at>;
  if ('mondayOf' in when) return { ...when, plusDays: (when.plusDays ?? 0) + days, at: clock };
  return when.at === undefined ? { days: when.days + minutes / 1440 } : { days: when.days + days, at: clock };
}

/** The days until `when`; 0 for a time of the first day, and up to six too many for one in the week of a Monday. */
export function daysUntil(when: When): number {
  if ('mondayOf' in when) return daysUntil(when.mondayOf) + (when.plusDays ?? 0);
  return 'days' in when ? when.days : 0;
}
