import type { DueWork } from '../../base/jobs/due.ts';
import { removeOldPictures } from './service/pictures.ts';

export const dueWork: readonly DueWork[] = [{ name: 'member.removeOldPictures', run: removeOldPictures }];
