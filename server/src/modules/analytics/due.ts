import type { DueWork } from '../../base/jobs/due.ts';
import { removeOldEvents } from './service/removeOldEvents.ts';

export const dueWork: readonly DueWork[] = [{ name: 'analytics.old', run: removeOldEvents }];
