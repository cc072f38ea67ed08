import type { DueWork } from '../../base/jobs/due.ts';
import { removeExpired } from './service/removeExpired.ts';

export const dueWork: readonly DueWork[] = [{ name: 'federation.expired', run: removeExpired }];
