import { checkRequirement } from './checkRoute.ts';
import { routeRequirement } from './routeRequirement.ts';
import type { Viewer } from './viewer.ts';

const intro = routeRequirement('/plan/intro');

/**
 * Whether the catalogue is the variant with a learning plan (CAT-10): for those who may take its quiz, so that each of
 * its links opens (D78).
 */
export function hasLearningPlans(viewer: Viewer): boolean {
  return checkRequirement(viewer, intro).ok;
}
