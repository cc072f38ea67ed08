import { addDays, zoneClock } from '@atrium/domain/zoneClock.ts';

/** A month of a zone. */
export interface CalendarMonth {
  /** '2026-11' */
  readonly month: string;
  /** 'November 2026' */
  readonly title: string;
  /** Epoch milliseconds: from its beginning until before that of the next one. */
  readonly from: number;
  readonly until: number;
  readonly before: string;
  readonly after: string;
}

const form = /^(?:19[7-9]\d|20\d\d)-(?:0[1-9]|1[0-2])$/;

/** The month of the address, else the present one. */
export function monthOf(asked: string | undefined, now: number, zone: string): CalendarMonth {
  const clock = zoneClock(zone);
  const month = asked !== undefined && form.test(asked) ? asked : clock.dayAt(now).slice(0, 7);
  const first = `${month}-01`;
  const after = addDays(first, 31).slice(0, 7);
  return {
    month,
    title: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(first),
    ),
    from: clock.instantOf(`${first}T00:00:00`),
    until: clock.instantOf(`${after}-01T00:00:00`),
    before: addDays(first, -1).slice(0, 7),
    after,
  };
}
