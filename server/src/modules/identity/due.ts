import type { DueWork } from '../../base/due.ts';
import { removeExpired } from './store/records.ts';

export const dueWork: DueWork[] = [
  {
    name: 'identity.expired',
    // these lifetimes follow the real clock, wherever product time stands
    run: (ctx) => removeExpired(ctx.db, new Date()),
  },
];
