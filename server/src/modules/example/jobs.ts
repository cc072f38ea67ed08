import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { loadExample } from './service/loadExample.ts';

export const jobs: JobHandlers<'example.load'> = { 'example.load': loadExample };
