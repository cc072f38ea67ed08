import { personalTimeZone } from '@atrium/domain/timeZone.ts';
import { readStored, useStored, writeStored } from './storage.ts';

/** The time zone of this machine, an IANA name. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Shows every date in this zone from now on; null returns to `usual`. The account has the same choice (D83). */
export function showTimeZone(zone: string | null): void {
  if (readStored('timeZone') !== zone) writeStored('timeZone', zone);
}

/** The zone in which dates are shown: the chosen one, else `usual`, else the machine's own. */
export function useTimeZone(usual: string | null): string {
  return personalTimeZone({ chosen: useStored('timeZone'), browser: usual, customer: ownTimeZone() });
}
