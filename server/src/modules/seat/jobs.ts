import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { mailOtherReminders } from './service/mailReminders.ts';

export const jobs: JobHandlers<'seat.mailReminders'> = {
  'seat.mailReminders': mailOtherReminders,
};
