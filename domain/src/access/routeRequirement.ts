import { routeTable, type Requirement } from './routeTable.ts';

/**
 * The requirement of the page with this path pattern, so that a server operation checks exactly the same (D7). Throws
 * for a pattern that is not in the table: a programming error.
 */
export function routeRequirement(pattern: string): Requirement {
  const route = routeTable.find((row) => row.path === pattern);
  if (route === undefined) throw new Error(`No route ${pattern}`);
  return route;
}
