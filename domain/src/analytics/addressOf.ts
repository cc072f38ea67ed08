import { matchRoute } from '../access/matchRoute.ts';

/** The address of everything that is no page. */
const elsewhere = '/*';

/**
 * A page's address as the analytics get it: the route, as `/members/{memberId}`, because its parameters name people,
 * and the codes of invitations open what they name (D71).
 */
export function addressOf(path: string): string {
  const match = matchRoute(path);
  if (match === null) return elsewhere;
  return match.kind === 'page' ? match.route.path : addressOf(match.to);
}
