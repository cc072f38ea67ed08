import type { When } from '@atrium/content/types.ts';
import { resolve } from '@atrium/content/when.ts';

/** Formats a time of the demo data as ISO text. */
export type At = (when: When) => string;

/** The times of data that is loaded at `now`, epoch milliseconds. */
export function relativeTo(now: number): At {
  return (when) => new Date(resolve(when, now)).toISOString();
}
