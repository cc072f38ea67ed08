import { session } from '../session.ts';
import { waitingPlace } from './waitingPlace.ts';

/**
 * Sends what an earlier page could not, whichever page is opened next (VID-13, THR-43): when somebody is signed in and
 * the page is at rest. The code that sends is fetched only where something waits.
 */
export function sendWaiting(): void {
  const look = (): void => {
    atRest(() => {
      // storage refused, or offline again: the next page, or the next connection, looks anew
      send().catch(() => undefined);
    });
  };
  look();
  session.subscribe(look);
  addEventListener('online', look);
}

async function send(): Promise<void> {
  // once it is there it sends by itself
  if (session.status() === 'signedIn' && (await isWaiting())) await import('./viewings.ts');
}

async function isWaiting(): Promise<boolean> {
  const { database, table } = waitingPlace;
  const known = await indexedDB.databases();
  // to open it would make it
  if (!known.some(({ name }) => name === database)) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(database);
    // deleted in the meantime by whoever signed out
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => {
      reject(new Error('not opened', { cause: opening.error }));
    };
    opening.onsuccess = () => {
      const count = opening.result.transaction(table).objectStore(table).count();
      count.onsuccess = () => {
        resolve(count.result > 0);
      };
      // as soon as the count is there
      opening.result.close();
    };
  });
}

function atRest(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 5_000 });
  else setTimeout(work, 2_000);
}
