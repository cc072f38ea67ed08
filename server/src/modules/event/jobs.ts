import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { settleRegistration } from './service/settleRegistration.ts';

export const jobs: JobHandlers<'event.settleRegistration'> = {
  'event.settleRegistration': settleRegistration,
};
