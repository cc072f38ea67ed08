import { signIn } from '../signIn.ts';
import { isInSupport } from '../supportMode.ts';
import { outboxNames } from './outboxNames.ts';

/**
 * Sends reports that an earlier page could not send, whichever page is opened next (VID-13, THR-43): once somebody is
 * signed in and the page is idle. The code that sends is loaded only when something is waiting.
 */
export function sendWaiting(): void {
  const sendWhenIdle = (): void => {
    atRest(() => {
      // storage is not available, or offline again: the next page, or the next connection, retries
      send().catch(() => undefined);
    });
  };
  sendWhenIdle();
  signIn.subscribe(sendWhenIdle);
  addEventListener('online', sendWhenIdle);
}

async function send(): Promise<void> {
  // the module sends by itself once it is loaded
  // in support mode they would be refused, and lost
  if (signIn.status() === 'signedIn' && !isInSupport() && (await isWaiting())) await import('./viewings.ts');
}

async function isWaiting(): Promise<boolean> {
  const { database, table } = outboxNames;
  const databases = await indexedDB.databases();
  // opening the database would create it
  if (!databases.some(({ name }) => name === database)) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // a sign-out deleted it in the meantime
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => {
      reject(new Error('IndexedDB could not be opened', { cause: opening.error }));
    };
    opening.onsuccess = () => {
      const count = opening.result.transaction(table).objectStore(table).count();
      count.onsuccess = () => {
        resolve(count.result > 0);
      };
      // closes as soon as the count is read
      opening.result.close();
    };
  });
}

function atRest(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
}
