import { formatDayAndTime, formatHour, formatMonthDay, isSameDay } from '#lib/dates.ts';

/** '9:08 AM' of today, else 'Nov 23'; `at` and `now` in epoch milliseconds. */
export function shortMoment(at: number, now: number, zone: string): string {
  return isSameDay(at, now, zone) ? formatHour(at, zone) : formatMonthDay(at, zone);
}

/** When a draft is published by itself, and in which zone. */
export function publishingTime(at: string, zone: string): string {
  return formatDayAndTime(Number(at), zone);
}
