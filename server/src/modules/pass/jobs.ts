import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { enrollByPass } from './service/enrollByPass.ts';

export const jobs: JobHandlers<'pass.enroll'> = { 'pass.enroll': enrollByPass };
