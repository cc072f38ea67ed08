export type ColorScheme = 'light' | 'dark';

/** What of the browser decides the colors of a page. */
export interface ColorSchemePorts {
  readonly root: { readonly dataset: DOMStringMap };
  /** Asked anew each time: a browser may refuse its storage by throwing. */
  readonly storage: () => Pick<Storage, 'setItem'>;
  readonly systemDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>;
  /** Hears what other tabs write to the storage. */
  readonly onStorage: (heard: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void) => void;
  /** The metas that color the browser's own bar, each for one system setting. */
  readonly bars: () => Iterable<{ content: string; readonly media: string }>;
}

export interface ColorSchemeStore {
  /** The scheme on show: the one chosen, else the system's. */
  readonly shown: () => ColorScheme;
  /** Shows a scheme in every tab, now and on later visits. */
  readonly choose: (scheme: ColorScheme) => void;
  readonly subscribe: (heard: () => void) => () => void;
}

/** Where a device keeps the choice; boot.js reads the same key before the first paint. */
export const colorSchemeKey = 'atrium-color-scheme';

const barColors: Readonly<Record<ColorScheme, string>> = { light: '#F7F7F3', dark: '#0E1512' };

/**
 * The page's color scheme. Tokens follow the system by themselves; a choice stands in `data-color-scheme` on the root,
 * where boot.js has set it before this runs.
 */
export function createColorScheme({ root, storage, systemDark, onStorage, bars }: ColorSchemePorts): ColorSchemeStore {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const heard of listeners) heard();
  };
  const chosen = () => schemeOf(root.dataset['colorScheme']);
  const show = (scheme: ColorScheme | null) => {
    if (scheme === null) delete root.dataset['colorScheme'];
    else root.dataset['colorScheme'] = scheme;
    for (const bar of bars()) bar.content = barColors[scheme ?? (bar.media.includes('dark') ? 'dark' : 'light')];
    tell();
  };
  systemDark.addEventListener('change', tell);
  onStorage(({ key, newValue }) => {
    // no key: all of the storage was cleared
    if (key === colorSchemeKey || key === null) show(schemeOf(newValue));
  });
  return {
    shown: () => chosen() ?? (systemDark.matches ? 'dark' : 'light'),
    choose: (scheme) => {
      show(scheme);
      try {
        storage().setItem(colorSchemeKey, scheme);
      } catch {
        // storage refused: the choice holds until the page is left
      }
    },
    subscribe: (heard) => {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
      };
    },
  };
}

function schemeOf(value: string | null | undefined): ColorScheme | null {
  return value === 'light' || value === 'dark' ? value : null;
}
