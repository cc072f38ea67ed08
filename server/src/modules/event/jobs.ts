import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { mailAttendee } from './service/mailAttendee.ts';
import { registerAgain } from './service/registerAgain.ts';
import { settleRegistration } from './service/settleRegistration.ts';

export const jobs: JobHandlers<'event.mailAttendee' | 'event.settleRegistration' | 'event.registerAgain'> = {
  'event.mailAttendee': mailAttendee,
  'event.settleRegistration': settleRegistration,
  'event.registerAgain': registerAgain,
};
