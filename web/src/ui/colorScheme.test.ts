import { expect, test } from 'vitest';
import { colorSchemeKey, createColorScheme, type ColorSchemePorts } from './colorScheme.ts';

/** One browser: storage and a system setting that all of its tabs share. */
function openBrowser({ dark = false, stored = null as string | null, refuses = false } = {}) {
  const system = { matches: dark, heard: [] as (() => void)[] };
  const browser = { stored };
  const tabs: { hear: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void }[] = [];
  return {
    browser,
    write: (key: string, newValue: string) => {
      for (const tab of tabs) tab.hear({ key, newValue });
    },
    clear: () => {
      browser.stored = null;
      for (const tab of tabs) tab.hear({ key: null, newValue: null });
    },
    setSystem: (next: boolean) => {
      system.matches = next;
      for (const heard of system.heard) heard();
    },
    openTab: () => {
      const tab: (typeof tabs)[number] = { hear: () => undefined };
      const dataset: DOMStringMap = {};
      // as boot.js does before the page
      if (browser.stored === 'light' || browser.stored === 'dark') dataset['colorScheme'] = browser.stored;
      const bars = [
        { media: '(prefers-color-scheme: light)', content: '#F7F7F3' },
        { media: '(prefers-color-scheme: dark)', content: '#0E1512' },
      ];
      const ports: ColorSchemePorts = {
        root: { dataset },
        storage: () => {
          if (refuses) throw new DOMException('denied', 'SecurityError');
          return {
            setItem: (key, value) => {
              browser.stored = value;
              for (const other of tabs) if (other !== tab) other.hear({ key, newValue: value });
            },
          };
        },
        systemDark: {
          get matches() {
            return system.matches;
          },
          addEventListener: (_type: string, heard: unknown) => system.heard.push(heard as () => void),
        } as ColorSchemePorts['systemDark'],
        onStorage: (heard) => {
          tab.hear = heard;
        },
        bars: () => bars,
      };
      tabs.push(tab);
      const store = createColorScheme(ports);
      const seen: string[] = [];
      store.subscribe(() => seen.push(store.shown()));
      return { store, dataset, bars, seen };
    },
  };
}

test('without a choice the system decides, and its changes apply', () => {
  const { openTab, setSystem } = openBrowser({ dark: true });
  const { store, dataset, seen } = openTab();
  expect(store.shown()).toBe('dark');
  setSystem(false);
  expect(store.shown()).toBe('light');
  expect(seen).toEqual(['light']);
  expect(dataset).toEqual({});
});

test('a choice applies, is remembered, colors the browser’s bar and overrides the system', () => {
  const { openTab, setSystem, browser } = openBrowser();
  const first = openTab();
  first.store.choose('dark');
  expect(first.dataset['colorScheme']).toBe('dark');
  expect(first.bars.map(({ content }) => content)).toEqual(['#0E1512', '#0E1512']);
  expect(first.seen).toEqual(['dark']);
  expect(browser.stored).toBe('dark');
  setSystem(true);
  setSystem(false);
  expect(first.store.shown()).toBe('dark');
  expect(openTab().store.shown()).toBe('dark');
});

test('other tabs follow a choice, and go back to the system when the storage is cleared', () => {
  const { openTab, clear } = openBrowser({ stored: 'light' });
  const [mine, other] = [openTab(), openTab()];
  mine.store.choose('dark');
  expect(other.store.shown()).toBe('dark');
  expect(other.dataset['colorScheme']).toBe('dark');
  clear();
  expect(other.store.shown()).toBe('light');
  expect(other.dataset).toEqual({});
  expect(other.bars.map(({ content }) => content)).toEqual(['#F7F7F3', '#0E1512']);
  expect(other.seen).toEqual(['dark', 'light']);
});

test('other storage keys change nothing, nor does an invalid value', () => {
  const { openTab, write } = openBrowser({ dark: true });
  const { store, dataset, seen } = openTab();
  write('hideVotingBanner', 'light');
  expect(seen).toEqual([]);
  write(colorSchemeKey, 'sepia');
  expect(store.shown()).toBe('dark');
  expect(dataset).toEqual({});
});

test('without storage the choice still applies', () => {
  const { store, dataset } = openBrowser({ refuses: true }).openTab();
  store.choose('dark');
  expect(store.shown()).toBe('dark');
  expect(dataset['colorScheme']).toBe('dark');
});

test('unsubscribing stops the callbacks', () => {
  const { store } = openBrowser().openTab();
  let times = 0;
  const stop = store.subscribe(() => {
    times += 1;
  });
  store.choose('dark');
  stop();
  store.choose('light');
  expect(times).toBe(1);
});
