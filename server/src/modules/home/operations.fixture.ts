import { routeRequirement } from '@atrium/domain/access/routeRequirement.ts';
import type { Operations } from '../../testing/operation.ts';

const home = routeRequirement('/');

export const operations: Operations = {
  getHome: { access: home },
  getNextStepsStatus: { access: home },
};
