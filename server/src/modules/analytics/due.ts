import type { DueWork } from '../../base/due.ts';
import { removeOldEvents } from './service/removeOldEvents.ts';

export const dueWork: readonly DueWork[] = [{ name: 'analytics.old', run: removeOldEvents }];
