import { contentRequirement } from '@atrium/domain/access/contentRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getSessionLink: { access: contentRequirement },
  getUserSession: { access: contentRequirement },
  // leaving is open to all members, joining is not
  saveEnrollment: { access: 'member' },
};
