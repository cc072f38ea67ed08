import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { mailComingDates } from './service/mailComingDates.ts';

export const jobs: JobHandlers<'calendar.mailComingDates'> = { 'calendar.mailComingDates': mailComingDates };
