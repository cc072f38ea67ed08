import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { forwardEvents } from './service/forwardEvents.ts';

export const jobs: JobHandlers<'analytics.forward'> = { 'analytics.forward': forwardEvents };
