export type ColorScheme = 'light' | 'dark';

/** The browser APIs that decide a page's colors, injected for tests. */
export interface ColorSchemePorts {
  readonly root: { readonly dataset: DOMStringMap };
  /** Read on each use: a browser may refuse access by throwing. */
  readonly storage: () => Pick<Storage, 'setItem'>;
  readonly systemDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Calls back when another tab writes to the storage. */
  readonly onStorage: (listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void) => void;
  /** The theme-color metas of the browser's own bar, one for each system setting. */
  readonly bars: () => Iterable<{ content: string; readonly media: string }>;
}

export interface ColorSchemeStore {
  /** The active scheme: the chosen one, else the system's. */
  readonly shown: () => ColorScheme;
  /** Switches the scheme in every tab, now and on later visits. */
  readonly choose: (scheme: ColorScheme) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The storage key of the choice; boot.js reads the same key before the first paint. */
export const colorSchemeKey = 'atrium-color-scheme';

const barColors: Readonly<Record<ColorScheme, string>> = { light: '#F7F7F3', dark: '#0E1512' };

/**
 * The page's color scheme. Tokens follow the system setting; a choice is set as `data-color-scheme` on the root, where
 * boot.js has put it before this runs.
 */
export function createColorScheme({ root, storage, systemDark, onStorage, bars }: ColorSchemePorts): ColorSchemeStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const chosen = () => schemeOf(root.dataset['colorScheme']);
  const show = (scheme: ColorScheme | null) => {
    if (scheme === null) delete root.dataset['colorScheme'];
    else root.dataset['colorScheme'] = scheme;
    for (const bar of bars()) bar.content = barColors[scheme ?? (bar.media.includes('dark') ? 'dark' : 'light')];
    notify();
  };
  systemDark.addEventListener('change', notify);
  onStorage(({ key, newValue }) => {
    // no key: the whole storage was cleared
    if (key === colorSchemeKey || key === null) show(schemeOf(newValue));
  });
  return {
    shown: () => chosen() ?? (systemDark.matches ? 'dark' : 'light'),
    choose: (scheme) => {
      show(scheme);
      try {
        storage().setItem(colorSchemeKey, scheme);
      } catch {
        // storage is not available: the choice lasts until the page is closed
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function schemeOf(value: string | null | undefined): ColorScheme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
