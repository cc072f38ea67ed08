import { onceFor } from '../onceFor.ts';
import type { CourseType } from '../session/facts.ts';
import { checkRequirement } from './checkRoute.ts';
import { routeRequirement } from './routeRequirement.ts';
import type { Requirement } from './routeTable.ts';
import type { Viewer } from './viewer.ts';

const lessons = [
  '/courses/session/{sessionId}',
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}',
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}',
].map(routeRequirement);
const legacy = ['/courses/business-archive'].map(routeRequirement);
const miniMbas = ['/mini-mbas/{sessionId}', '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}'].map(routeRequirement);

/**
 * What reading and watching require in any session: access to one of the routes under which some session opens
 * (access.md §2.3). `isWithinReach` decides for a given session.
 */
export const contentRequirement: Requirement = {
  areaEntitlements: [...new Set([...lessons, ...legacy, ...miniMbas].flatMap((row) => row.areaEntitlements ?? []))],
};

/** What determines the routes under which a course appears. */
export type CourseKind = {
  readonly courseType: CourseType;
  /** Labels of the areas that open the course. */
  readonly openTo: readonly string[];
};

/**
 * Whether the route table opens one of the pages under which a course's sessions and their videos appear (ACC-20,
 * THR-47).
 */
export function isWithinReach(viewer: Viewer, { courseType, openTo }: CourseKind): boolean {
  const reach = reachOf(viewer);
  if (courseType === 'BOOTCAMP') return reach.miniMbas;
  // crash courses appear under the session address, legacy courses there and in the archive
  return reach.lessons || (reach.legacy && openTo.includes('business-archive'));
}

/** Which of these routes are open; a catalogue asks for hundreds of courses. */
const reachOf = onceFor((viewer: Viewer) => {
  const opens = (routes: readonly Requirement[]): boolean => routes.some((route) => checkRequirement(viewer, route).ok);
  return { lessons: opens(lessons), legacy: opens(legacy), miniMbas: opens(miniMbas) };
});
