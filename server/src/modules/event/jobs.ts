import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { registerAgain } from './service/registerAgain.ts';
import { settleRegistration } from './service/settleRegistration.ts';

export const jobs: JobHandlers<'event.settleRegistration' | 'event.registerAgain'> = {
  'event.settleRegistration': settleRegistration,
  'event.registerAgain': registerAgain,
};
