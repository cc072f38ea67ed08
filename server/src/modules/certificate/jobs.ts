import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { evaluateMember } from './service/evaluate.ts';

export const jobs: JobHandlers<'certificate.evaluate'> = {
  'certificate.evaluate': evaluateMember,
};
