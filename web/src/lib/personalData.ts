/** Local storage keys that remain after sign-out: preferences of the browser, not personal data. */
const kept = new Set(['atrium-color-scheme', 'lastSignIn']);

/** The browser's storage, as injected. */
export interface PersonalStores {
  readonly document: { cookie: string };
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly indexedDB?: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

const userCookie = 'atrium-user';

/** The member id in the readable cookie; null when nobody is signed in (SES-01). */
export function memberIdCookie(cookies: string): string | null {
  for (const pair of cookies.split('; ')) {
    const [name, value] = pair.split('=');
    // a page of another subdomain can set it to anything, so that it may not decode
    if (name === userCookie && value !== undefined && value !== '') return decoded(value);
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/**
 * Removes everything a person left on this machine: readable cookies, navLogoUrl and all other storage (SES-05, SES-07,
 * THR-22).
 */
export async function purgePersonalData(stores: PersonalStores): Promise<void> {
  for (const name of [userCookie, 'atrium-audience']) {
    stores.document.cookie = `${name}=; Path=/; Secure; SameSite=Lax; Max-Age=0`;
  }
  const { localStorage } = stores;
  for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key);
  stores.sessionStorage.clear();
  const databases = (await stores.indexedDB?.databases()) ?? [];
  for (const { name } of databases) if (name !== undefined) stores.indexedDB?.deleteDatabase(name);
  for (const name of (await stores.caches?.keys()) ?? []) await stores.caches?.delete(name);
}
