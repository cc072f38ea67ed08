import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { removeFiles } from './service/removeAbandonedUploads.ts';

export const jobs: JobHandlers<'upload.removeFiles'> = {
  'upload.removeFiles': (ctx, { key }) => removeFiles(ctx, key),
};
