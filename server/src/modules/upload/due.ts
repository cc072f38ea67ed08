import type { DueWork } from '../../base/jobs/due.ts';
import { removeAbandonedUploads } from './service/removeAbandonedUploads.ts';

export const dueWork: readonly DueWork[] = [{ name: 'upload.removeAbandoned', run: removeAbandonedUploads }];
