import { useSyncExternalStore } from 'react';

const key = 'timeZone';
const listeners = new Set<() => void>();

/** The time zone of this machine, an IANA name. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Shows every date in this zone from now on; null returns to the default. Remembered on this machine. */
export function chooseTimeZone(zone: string | null): void {
  if (zone === null) localStorage.removeItem(key);
  else localStorage.setItem(key, zone);
  for (const listener of listeners) listener();
}

/** The zone in which dates are shown: the chosen one, else `usual` (the customer's), else the machine's own. */
export function useTimeZone(usual: string | null): string {
  const chosen = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  const wanted = chosen ?? usual;
  return wanted !== null && isKnown(wanted) ? wanted : ownTimeZone();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function isKnown(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
