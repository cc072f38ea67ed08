import { useSyncExternalStore } from 'react';
import { createColorScheme } from './colorScheme.ts';

const store = createColorScheme({
  root: document.documentElement,
  storage: () => localStorage,
  systemDark: matchMedia('(prefers-color-scheme: dark)'),
  onStorage: (listener) => {
    addEventListener('storage', listener);
  },
  bars: () => document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
});

/** The active scheme and a function to switch it. The browser remembers the choice; without one, the system decides. */
export const useColorScheme = () => {
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const toggle = () => {
    store.choose(shown === 'dark' ? 'light' : 'dark');
  };
  return { shown, toggle };
};
