import type { DueWork } from '../../base/jobs/due.ts';
import { removeExpiredSignIns } from './service/removeExpiredSignIns.ts';

export const dueWork: readonly DueWork[] = [{ name: 'identity.expired', run: removeExpiredSignIns }];
