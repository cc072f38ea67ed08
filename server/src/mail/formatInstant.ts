import { offsetStyle, withOffset } from '@atrium/domain/timeZone.ts';

/** An instant, epoch milliseconds, formatted for people in a zone: Friday, November 27, 2026 at 2:00 PM GMT-5. */
export function formatInstant(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: offsetStyle(timeZone),
    timeZone,
  });
  return withOffset(format.format(instant));
}

/** The day of an instant, epoch milliseconds, in a zone: November 27, 2026. */
export function formatDay(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(instant);
}
