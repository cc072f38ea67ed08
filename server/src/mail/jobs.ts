import type { JobHandlers } from '../base/jobs/jobTypes.ts';
import { sendMail } from './outbox.ts';

export const jobs: JobHandlers<'mail.send'> = {
  'mail.send': (ctx, { mailId }) => sendMail(ctx, mailId),
};
