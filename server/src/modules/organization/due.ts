import type { DueWork } from '../../base/jobs/due.ts';
import { foldFigures } from './service/foldFigures.ts';
import { removeDownloads } from './service/makeDownload.ts';

export const dueWork: readonly DueWork[] = [
  { name: 'organization.foldFigures', run: foldFigures },
  { name: 'organization.expiredDownloads', run: removeDownloads },
];
