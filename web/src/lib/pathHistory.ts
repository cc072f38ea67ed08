import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { safeRedirectPath } from '@atrium/domain/access/signIn.ts';
import { readStored, writeStored } from './storage.ts';

/** How many paths are kept (members.md §9). */
const kept = 3;

/** The last paths that were opened in this tab, with their queries, the newest last. */
function recentPaths(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored('pathHistory') ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

const pageOf = (path: string | undefined): string | undefined => path?.split('?')[0];

/**
 * Remembers a path that was opened; what changes only the query of a page replaces its entry. Pages of visitors are not
 * remembered: nothing leads back to a sign-in, and their addresses may hold its state.
 */
export function rememberPath(path: string): void {
  const match = matchRoute(pageOf(path) ?? '');
  if (match?.kind !== 'page' || 'public' in match.route) return;
  const before = recentPaths();
  const others = pageOf(before.at(-1)) === pageOf(path) ? before.slice(0, -1) : before;
  writeStored('pathHistory', JSON.stringify([...others, path].slice(-kept)));
}

/** The path that was open before the page of `current`; home when nothing is known of it (ORG-05). */
export function previousPath(current: string): string {
  const path = recentPaths().findLast((recent) => pageOf(recent) !== pageOf(current)) ?? '/';
  // one of our own pages, whatever the storage contains
  return safeRedirectPath(path) ?? '/';
}
