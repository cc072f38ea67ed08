import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { makeDownload } from './service/makeDownload.ts';

export const jobs: JobHandlers<'organization.makeDownload'> = {
  'organization.makeDownload': makeDownload,
};
