import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { mailCode } from './service/mailCode.ts';

export const jobs: JobHandlers<'account.mailCode'> = { 'account.mailCode': mailCode };
