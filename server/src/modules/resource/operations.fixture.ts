import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

export const operations: Operations = {
  getResource: {
    access: routeRequirement('/resources/{slug}'),
    ids: { resourceID: 'contentMatrix.long.test.ts', slug: 'contentMatrix.long.test.ts' },
  },
  listResources: { access: routeRequirement('/resources'), ids: { resourceIDs: 'contentMatrix.long.test.ts' } },
};
