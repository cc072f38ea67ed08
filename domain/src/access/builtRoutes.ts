import { matchRoute } from './matchRoute.ts';

/**
 * Pages that the route table already holds but that are not built yet: each shows a placeholder, and nothing links to
 * it (D78). Remove a path from this list when its page is built.
 */
export const soonPaths: readonly string[] = [];

/**
 * Whether a page of ours is built at this address; query and hash are ignored. False as well for an address that is
 * none of our routes.
 */
export function isBuilt(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const match = matchRoute(path);
  if (match === null) return false;
  return match.kind === 'redirect' ? isBuilt(match.to) : !soonPaths.includes(match.route.path);
}
