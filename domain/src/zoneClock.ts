import { parseInstant } from './parseInstant.ts';
import { day, second } from './time.ts';

/** What the clock of a zone shows. Times of it are texts without a zone: '2026-12-02T18:00:00'. */
export interface ZoneClock {
  /** What it shows at an instant, in epoch milliseconds, to the second. */
  readonly timeAt: (instant: number) => string;
  /** The day that it shows: '2026-12-02'. */
  readonly dayAt: (instant: number) => string;
  /**
   * The instant at which it shows a time; NaN for what is none. A time that the clock leaves out is the one after its
   * jump, and of one that it shows twice the first is taken.
   */
  readonly instantOf: (time: string) => number;
}

/** The clock of a zone, an IANA name. */
export function zoneClock(timeZone: string): ZoneClock {
  // the Swedish form is that of ISO 8601
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  const timeAt = (instant: number): string => format.format(instant).replace(' ', 'T');
  const offsetAt = (instant: number): number => parseInstant(`${timeAt(instant)}Z`) - wholeSecond(instant);
  return {
    timeAt,
    dayAt: (instant) => timeAt(instant).slice(0, 10),
    instantOf: (time) => {
      const asUtc = parseInstant(`${time}Z`);
      if (Number.isNaN(asUtc)) return Number.NaN;
      // no zone has jumped twice in two days
      const [first, second] = [asUtc - offsetAt(asUtc - day), asUtc - offsetAt(asUtc + day)];
      return offsetAt(first) === asUtc - first || offsetAt(second) !== asUtc - second ? first : second;
    },
  };
}

const wholeSecond = (instant: number): number => Math.floor(instant / second) * second;

/** The day, yyyy-MM-dd, so many days after another; before it for a negative number. */
export function addDays(from: string, days: number): string {
  return zoneClock('UTC').dayAt(parseInstant(`${from}T00:00:00Z`) + days * day);
}

/** How many days one day, yyyy-MM-dd, is after another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((parseInstant(`${to}T00:00:00Z`) - parseInstant(`${from}T00:00:00Z`)) / day);
}
