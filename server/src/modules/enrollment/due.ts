import type { DueWork } from '../../base/due.ts';
import { closeWaitlists, passOnSeats } from './service/waitlistDue.ts';

/** What time alone does to waitlists: they end at the start, and offers that run out go to the next (D21, D22). */
export const dueWork: readonly DueWork[] = [
  { name: 'enrollment.closeWaitlists', run: closeWaitlists },
  { name: 'enrollment.passOnSeats', run: passOnSeats },
];
