import { instantText, parseInstant } from '@atrium/domain/parseInstant.ts';
import { fromAbsolute, parseDateTime, toCalendarDateTime, toZoned } from '@internationalized/date';

/** An instant as the clock of a zone shows it, '2026-12-02T18:00'; '' for what is no instant. */
export function localTime(instant: unknown, zone: string): string {
  const at = typeof instant === 'string' ? parseInstant(instant) : Number.NaN;
  return Number.isNaN(at) ? '' : toCalendarDateTime(fromAbsolute(at, zone)).toString().slice(0, 16);
}

/**
 * The instant at which the clock of a zone shows this, as ISO text; null for what is no time. A time that the clock
 * leaves out is the one after its jump, and of one that it shows twice the first is taken.
 */
export function instantAt(local: string, zone: string): string | null {
  try {
    return instantText(toZoned(parseDateTime(local), zone, 'compatible').toDate().getTime());
  } catch {
    // half typed, or no day of the calendar
    return null;
  }
}
