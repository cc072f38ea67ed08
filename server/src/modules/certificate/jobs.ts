import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { evaluateMember } from './service/evaluateCertificate.ts';

export const jobs: JobHandlers<'certificate.evaluate'> = {
  'certificate.evaluate': evaluateMember,
};
