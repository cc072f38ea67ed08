import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { stepBulk } from './service/stepBulk.ts';

export const jobs: JobHandlers<'bulk.step'> = {
  'bulk.step': (ctx, { bulkActId }, run) => stepBulk(ctx, bulkActId, run),
};
