import type { DueWork } from '../../base/jobs/due.ts';
import { removeOldActs } from './service/getBulk.ts';

export const dueWork: readonly DueWork[] = [{ name: 'bulk.old', run: removeOldActs }];
