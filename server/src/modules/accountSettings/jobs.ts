import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { mailEmailCode } from './service/emailChange/mailEmailCode.ts';

export const jobs: JobHandlers<'accountSettings.mailEmailCode'> = { 'accountSettings.mailEmailCode': mailEmailCode };
