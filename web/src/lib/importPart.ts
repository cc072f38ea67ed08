import { fetchMissingStyles } from './missingStyles.ts';

/** What the browser lends; tests lend their own. */
export interface ImportPorts {
  /** Imports a module by its address. */
  readonly importFrom: (url: string) => Promise<unknown>;
  /** Fetches the style sheets that did not come before. */
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
 * Fetches the code of a part. A browser may remember that a module did not come and never ask again, so what failed is
 * asked for once more under another name. A file that a newer release has taken away loads the page anew, once for each
 * file. Rejects when the code does not come.
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

/** Loads the page anew, once, when the file that an error names has gone with a release. */
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
