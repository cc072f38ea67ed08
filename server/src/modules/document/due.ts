import type { DueWork } from '../../base/jobs/due.ts';
import { forgetPresence } from './service/keepPresence.ts';
import { publishDue } from './service/schedule.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'document.publish', run: publishDue },
  { name: 'document.forgetPresence', run: forgetPresence },
];
