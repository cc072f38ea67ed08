import type { DueWork } from '../../base/due.ts';
import { lifetimes } from './service/lifetimes.ts';
import { removeExpired } from './store/records.ts';
import { removeOldSignIns } from './store/signIns.ts';

export const dueWork: DueWork[] = [
  {
    name: 'identity.expired',
    // these lifetimes follow the real clock, whatever product time is
    run: async (ctx) => {
      const now = Date.now();
      await removeExpired(ctx.db, new Date(now));
      await removeOldSignIns(ctx.db, new Date(now - (lifetimes.signIn + lifetimes.idToken) * 1000));
    },
  },
];
