import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getResource: { access: routeRequirement('/resources/{slug}') },
  listResources: { access: routeRequirement('/resources') },
};
