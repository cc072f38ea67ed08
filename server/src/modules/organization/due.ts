import type { DueWork } from '../../base/jobs/due.ts';
import { foldFigures } from './service/foldFigures.ts';

export const dueWork: readonly DueWork[] = [{ name: 'organization.foldFigures', run: foldFigures }];
