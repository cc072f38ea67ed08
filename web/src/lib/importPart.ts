import { fetchMissingStyles } from './missingStyles.ts';

/** Injected browser APIs, replaced in tests. */
export interface ImportPorts {
  /** Imports a module by its address. */
  readonly importFrom: (url: string) => Promise<unknown>;
  /** Fetches style sheets that failed to load. */
  readonly fetchStyles: () => Promise<void>;
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload: () => void;
  readonly now: () => number;
}

const browser = (): ImportPorts => ({
  importFrom: (url) => import(/* @vite-ignore */ url),
  fetchStyles: () => fetchMissingStyles(document),
  fetch: (input, init) => fetch(input, init),
  storage: sessionStorage,
  reload: () => {
    location.reload();
  },
  now: () => performance.now(),
});

/**
 * Loads the code of a part. A browser may cache a failed module import for the lifetime of the page, so the import is
 * retried once with another query string. If the file was removed by a newer release, the page reloads, once for each
 * file. Rejects when the code does not load.
 */
export async function importPart<Module>(load: () => Promise<Module>, ports = browser()): Promise<Module> {
  try {
    return await ports.fetchStyles().then(load);
  } catch (error) {
    const url = addressIn(error);
    if (url === null) throw error;
    try {
      await ports.fetchStyles();
      if (!url.endsWith('.js')) return await load();
      return (await ports.importFrom(`${url}?again=${String(Math.round(ports.now()))}`)) as Module;
    } catch {
      await followRelease(url, ports);
      throw error;
    }
  }
}

function addressIn(error: unknown): string | null {
  return error instanceof Error ? (/(?:https?:\/\/|\/)\S+\.(?:js|css)/.exec(error.message)?.[0] ?? null) : null;
}

/** Reloads the page, once, when the file named in an error was removed by a newer release. */
export async function followReleaseAfter(error: unknown): Promise<void> {
  const url = addressIn(error);
  if (url !== null) await followRelease(url, browser());
}

async function followRelease(url: string, { fetch: ask, storage, reload }: ImportPorts): Promise<void> {
  const key = `reloaded ${url}`;
  if (storage.getItem(key) !== null) return;
  const answer = await ask(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.status !== 404) return;
  storage.setItem(key, '1');
  reload();
}
