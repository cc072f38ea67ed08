import type { DueWork } from '../../base/jobs/due.ts';
import { removeExpiredCodes } from './service/removeExpiredCodes.ts';

export const dueWork: readonly DueWork[] = [{ name: 'account.expired', run: removeExpiredCodes }];
