import { day, minute, second } from '@atrium/domain/time.ts';
import { now } from './clock.ts';

/** Product time and the server's may differ by the length of a request. */
export const clockSlack = 1.5 * second;
/** The browser's timers have 31 bits of milliseconds, about 24 days. */
export const longestTimer = 20 * day;

/** A query of the cache, as far as this needs it. */
export interface Fetched<Data> {
  readonly state: {
    readonly data: Data | undefined;
    /** By the machine's clock, as all times of the cache. */
    readonly dataUpdatedAt: number;
    readonly errorUpdatedAt: number;
  };
}

/**
 * A `refetchInterval` for data that changes by itself at a known instant: it is asked for once, when that has passed,
 * and never before or in between. A page in the background asks when it is looked at again. `changesAt` returns the
 * first such instant after `after`, both epoch milliseconds of product time; null for none.
 */
export function refetchWhenDue<Data>(changesAt: (data: Data, after: number) => number | null) {
  return ({ state }: Fetched<Data>): number | false => {
    const { data, dataUpdatedAt, errorUpdatedAt } = state;
    if (data === undefined) return false;
    const fetchedAt = now() - (Date.now() - dataUpdatedAt);
    const instant = changesAt(data, fetchedAt - clockSlack);
    if (instant === null) return false;
    // what could not be fetched then is asked for a minute later
    const soonest = errorUpdatedAt > dataUpdatedAt ? minute : second;
    return Math.min(Math.max(instant + clockSlack - now(), soonest), longestTimer);
  };
}

/** The first of some instants after `after`; null when none is. */
export function firstAfter(after: number, instants: readonly (number | null)[]): number | null {
  const ahead = instants.filter((instant) => instant !== null && instant > after) as number[];
  return ahead.length === 0 ? null : Math.min(...ahead);
}
