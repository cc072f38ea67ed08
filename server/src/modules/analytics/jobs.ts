import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { forward } from './service/forward.ts';

export const jobs: JobHandlers<'analytics.forward'> = { 'analytics.forward': forward };
