import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getMeteringPlanDetails: { access: 'member' },
  getVideoPage: { access: contentRequirement },
  searchLessons: { access: contentRequirement },
  createVideoSession: { access: contentRequirement },
  openVideo: { access: contentRequirement },
  // a report is about a viewing whose start was allowed
  updateVideoSession: { access: 'member' },
};
