import { endOf, type EventTimes } from '@atrium/domain/event/facts.ts';
import { formatDay, formatDayName, formatHour, formatTime } from '#lib/dates.ts';

/** 'Thu, Nov 26, 2026' */
export function dayOf(at: number, zone: string): string {
  return `${formatDayName(at, zone)}, ${formatDay(at, zone)}`;
}

/** '9:00 AM to 9:45 AM GMT-5' */
export function hoursOf(event: EventTimes, zone: string): string {
  return `${formatHour(event.eventStart, zone)} to ${formatTime(endOf(event), zone)}`;
}

/** 'Thu, Nov 26, 2026, 9:00 AM to 9:45 AM GMT-5' */
export function eventWhen(event: EventTimes, zone: string): string {
  return `${dayOf(event.eventStart, zone)}, ${hoursOf(event, zone)}`;
}
