import { minute } from '../time.ts';

/** How many one-time codes are made at once, at most. */
export const mostCodesAtOnce = 5_000;

/** How long a press that is sent again gets the same codes, in milliseconds: its answer may have been lost. */
export const codesAgainWithin = 10 * minute;

/** Why so many one-time codes are not made, in a sentence; null when they are. */
export function refuseCodeCount(count: number): string | null {
  const isFine = Number.isInteger(count) && count >= 1 && count <= mostCodesAtOnce;
  return isFine ? null : `Enter a number from 1 to ${mostCodesAtOnce.toLocaleString('en-US')}.`;
}
