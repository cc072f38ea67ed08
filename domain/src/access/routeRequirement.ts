import { routeTable, type Requirement } from './routeTable.ts';

/**
 * The requirement of the page with this path pattern, so that an operation of the server asks the very same (D7).
 * Throws for a pattern that the table lacks: a fault of the caller.
 */
export function routeRequirement(pattern: string): Requirement {
  const route = routeTable.find((row) => row.path === pattern);
  if (route === undefined) throw new Error(`No route ${pattern}`);
  return route;
}
