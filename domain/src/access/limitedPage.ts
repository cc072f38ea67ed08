import { matchRoute } from './matchRoute.ts';
import type { Viewer } from './viewer.ts';

/**
 * Whether a limited account is on one of the pages that mc-limited opens, where the remaining videos are shown (LIM-01,
 * D6).
 */
export function isLimitedPage(viewer: Pick<Viewer, 'accountType'>, path: string): boolean {
  if (viewer.accountType !== 'LIMITED') return false;
  const match = matchRoute(path);
  return match?.kind === 'page' && (match.route.areaEntitlements ?? []).includes('area/mc-limited');
}
