/** What stays on the machine when a person leaves: how the machine shows things, nothing about anybody. */
const kept = new Set(['atrium-color-scheme']);

/** The browser's stores, as this page may reach them. */
export interface PersonalStores {
  readonly document: { cookie: string };
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly indexedDB?: Pick<IDBFactory, 'databases' | 'deleteDatabase'>;
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
}

const userCookie = 'atrium-user';

/** The member id that the readable cookie names; null when nobody is signed in (SES-01). */
export function userIdCookie(cookies: string): string | null {
  for (const pair of cookies.split('; ')) {
    const [name, value] = pair.split('=');
    if (name === userCookie && value !== undefined && value !== '') return decodeURIComponent(value);
  }
  return null;
}

/** Removes what a person left on this machine: readable cookies, navLogoUrl and all the rest (SES-05, SES-07, THR-22). */
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
