import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  listCaseStudies: { access: routeRequirement('/insights') },
  saveCaseStudyViewing: { access: routeRequirement('/insights/{insightId}') },
};
