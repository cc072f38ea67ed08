import { useStored, writeStored } from './storage.ts';

/** The time zone of this machine, an IANA name. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Shows every date in this zone from now on; null returns to the default. Remembered on this machine. */
export function chooseTimeZone(zone: string | null): void {
  writeStored('timeZone', zone);
}

/** The zone in which dates are shown: the chosen one, else `usual` (the customer's), else the machine's own. */
export function useTimeZone(usual: string | null): string {
  const chosen = useStored('timeZone');
  const wanted = chosen ?? usual;
  return wanted !== null && isKnown(wanted) ? wanted : ownTimeZone();
}

function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
