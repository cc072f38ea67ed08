import type { DueWork } from '../../base/jobs/due.ts';
import { deliverDue } from './service/deliver.ts';

export const dueWork: readonly DueWork[] = [{ name: 'endpoint.deliverDue', run: deliverDue }];
