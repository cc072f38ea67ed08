import { day } from '../time.ts';

/**
 * Which day of how many a session is on (SSN-10): the count is the ceiling of the days between start and end, the
 * current day at least 1 and at most the count. Epoch milliseconds. Null without dates.
 */
export function dayCount(
  { startAt, endAt }: { readonly startAt: number | null; readonly endAt: number | null },
  now: number,
): { readonly current: number; readonly count: number } | null {
  if (startAt === null || endAt === null) return null;
  const count = Math.max(1, Math.ceil((endAt - startAt) / day));
  const current = Math.floor((now - startAt) / day) + 1;
  return { current: Math.min(count, Math.max(1, current)), count };
}
