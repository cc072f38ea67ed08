import { LRUCache } from 'lru-cache';
import type { Db } from '../../../base/db.ts';
import type { Listener } from '../../../base/listen.ts';
import { isLive } from '../store/signIns.ts';

/** Whether a sign-in still stands, mostly without asking the database. */
export interface Liveness {
  readonly check: (sid: string, memberId: string) => Promise<boolean>;
  /** Forgets a sign-in at once; other processes hear of its end from the database. */
  readonly forget: (sid: string) => void;
}

/** Keeps live sign-ins in memory while the listener hears of every end; while it does not, each request asks. */
export async function openLiveness(db: Db, listener: Listener): Promise<Liveness> {
  const live = new LRUCache<string, string>({ max: 50_000 });
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
      if (listener.alive() && live.get(sid) === memberId) return true;
      const begun = generation;
      const stands = await isLive(db, sid, memberId);
      // an end that came in while we read may not be in what we read
      if (stands && begun === generation) live.set(sid, memberId);
      return stands;
    },
  };
}
