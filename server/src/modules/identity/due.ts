import type { DueWork } from '../../base/due.ts';
import { lifetimes } from './lifetimes.ts';
import { removeExpired } from './store/records.ts';

export const dueWork: DueWork[] = [
  {
    name: 'identity.expired',
    // these lifetimes follow the real clock, wherever product time stands
    run: (ctx) => {
      const now = Date.now();
      return removeExpired(ctx.db, new Date(now), new Date(now - lifetimes.refreshGrace * 1000));
    },
  },
];
