import { useSyncExternalStore } from 'react';

// navigator.onLine is wrong on some networks; a page that could be loaded proves it, so only its changes count
let online = true;
const listeners = new Set<() => void>();
for (const type of ['online', 'offline'] as const) {
  addEventListener(type, () => {
    online = type === 'online';
    for (const listener of listeners) listener();
  });
}

const subscribe = (onChange: () => void): (() => void) => {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
};

/** Whether the browser has a network connection, as far as it knows. */
export const isOnline = (): boolean => online;

/** The same in a component, which renders again when it changes. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);
