import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionPath } from '#lib/links.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { sessionQuery } from './sessionQuery.ts';

/** Arguments of the loader of a session's route. */
interface Loading {
  readonly context: { readonly queryClient: QueryClient; readonly viewer: SignedIn };
  readonly params: { readonly sessionId: string };
  readonly location: { readonly pathname: string };
}

/**
 * Fetches a session's page, and redirects to the address under which this viewer has it: a Mini-MBA opens under
 * /mini-mbas for viewers with access there (access.md §2.3, D78). Resolves to the session's title; null for a session
 * that does not open. Throws the router's redirect.
 */
export async function loadSession({ context: { queryClient, viewer }, params: { sessionId }, location }: Loading) {
  const page = await sessionQuery.load(queryClient, sessionId);
  if (page === null) return null;
  const home = sessionPath(sessionId, viewer, page.session.courseType);
  if (home !== location.pathname) redirect({ href: home, replace: true, throw: true });
  return page.title;
}
