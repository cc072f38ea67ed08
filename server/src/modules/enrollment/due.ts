import type { DueWork } from '../../base/jobs/due.ts';
import { closeWaitlists, passOnSeats } from './service/waitlistDue.ts';

/** Due work of waitlists: they close at the start, and expired offers go to the next member (D21, D22). */
export const dueWork: readonly DueWork[] = [
  { name: 'enrollment.closeWaitlists', run: closeWaitlists },
  { name: 'enrollment.passOnSeats', run: passOnSeats },
];
