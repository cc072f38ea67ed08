import type { JobHandlers } from '../../base/jobs/jobTypes.ts';
import { removePictureFiles } from './service/removeMember.ts';

export const jobs: JobHandlers<'member.removePicture'> = {
  'member.removePicture': (ctx, { key }) => removePictureFiles(ctx, key),
};
