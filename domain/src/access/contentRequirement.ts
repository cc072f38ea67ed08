import { routeRequirement } from './routeRequirement.ts';
import type { Requirement } from './routeTable.ts';

const rows = [
  '/courses/session/{topLevelId}/{groupId}/{videoContentId}',
  '/courses/ondemand/{topLevelId}/{groupId}/{videoContentId}',
  '/mini-mbas/{topLevelId}/{groupId}/{videoContentId}',
  '/courses/business-archive',
].map(routeRequirement);

/** What reading and watching asks for: one of the routes under which sessions and their videos open (access.md §2.3). */
export const contentRequirement: Requirement = {
  areaEntitlements: [...new Set(rows.flatMap((row) => row.areaEntitlements ?? []))],
};
