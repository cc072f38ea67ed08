import type { DueWork } from '../../base/jobs/due.ts';
import { removeOpenings } from './service/countOpening.ts';
import { mailStarted, returnLapsedSlots } from './service/passDue.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'pass.lapsed', run: returnLapsedSlots },
  { name: 'pass.started', run: mailStarted },
  { name: 'pass.openings', run: removeOpenings },
];
