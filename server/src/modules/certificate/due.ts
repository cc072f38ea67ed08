import type { DueWork } from '../../base/jobs/due.ts';
import { issueDue } from './service/issueDue.ts';

export const dueWork: readonly DueWork[] = [{ name: 'certificate.issueDue', run: issueDue }];
