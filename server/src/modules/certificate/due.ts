import type { DueWork } from '../../base/jobs/due.ts';
import { evaluateBegun } from './service/evaluateBegun.ts';
import { issueDue } from './service/issueDue.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'certificate.evaluateBegun', run: evaluateBegun },
  { name: 'certificate.issueDue', run: issueDue },
];
