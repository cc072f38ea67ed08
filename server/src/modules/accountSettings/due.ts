import type { DueWork } from '../../base/jobs/due.ts';
import { removeExpired } from './service/emailChange/removeExpired.ts';

export const dueWork: readonly DueWork[] = [{ name: 'accountSettings.expired', run: removeExpired }];
