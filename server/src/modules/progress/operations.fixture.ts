import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getVideoProgress: { access: contentRequirement },
  getVideoProgressByCourse: { access: contentRequirement },
  getVideoProgressBySession: { access: contentRequirement },
};
