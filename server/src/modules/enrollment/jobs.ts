import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { mailEnrolled } from './service/mailEnrolled.ts';

export const jobs: JobHandlers<'enrollment.mailEnrolled'> = {
  'enrollment.mailEnrolled': mailEnrolled,
};
