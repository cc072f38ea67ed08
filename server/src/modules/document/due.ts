import type { DueWork } from '../../base/jobs/due.ts';
import { publishDue } from './service/schedule.ts';

export const dueWork: readonly DueWork[] = [{ name: 'document.publish', run: publishDue }];
