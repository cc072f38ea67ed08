import { LRUCache } from 'lru-cache';
import { machineNow } from '../../../base/process/clock.ts';
import type { Db } from '../../../base/sql/db.ts';
import type { Listener } from '../../../base/sql/listener.ts';
import { findSignInEnd } from './isSignedIn.ts';

/** Whether a sign-in is active, mostly without a query. */
export interface Liveness {
  readonly check: (sid: string, memberId: string) => Promise<boolean>;
  /** Removes a sign-in from the cache at once; the database notifies the other processes of its end. */
  readonly forget: (sid: string) => void;
}

/**
 * Caches active sign-ins while the listener is connected, which notifies of every end but that by time: so each is
 * cached with when that comes. Otherwise each request queries the database.
 */
export async function openLiveness(db: Db, listener: Listener): Promise<Liveness> {
  const live = new LRUCache<string, { readonly memberId: string; readonly endsAt: number }>({ max: 50_000 });
  let generation = 0;
  const forget = (sid: string): void => {
    generation += 1;
    live.delete(sid);
  };
  await listener.on('signin_ended', (sid) => {
    if (sid !== null) {
      forget(sid);
      return;
    }
    generation += 1;
    live.clear();
  });
  return {
    forget,
    check: async (sid, memberId) => {
      const known = listener.alive() ? live.get(sid) : undefined;
      if (known?.memberId === memberId) return known.endsAt > machineNow();
      const begun = generation;
      const endsAt = await findSignInEnd(db, sid, memberId);
      // an end notified during the read may not be in what was read
      if (endsAt !== null && begun === generation) live.set(sid, { memberId, endsAt });
      return endsAt !== null;
    },
  };
}
