import type { DueWork } from '../../base/jobs/due.ts';
import { removeExpired } from './service/dataExports.ts';
import { eraseDue } from './service/eraseDue.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'privacy.erasures', run: eraseDue },
  { name: 'privacy.expiredExports', run: removeExpired },
];
