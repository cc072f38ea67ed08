import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { sessionPath } from '#lib/links.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { sessionPageOptions } from './sessionContentQuery.ts';

/** The arguments of the session route's loader. */
interface Asked {
  readonly context: { readonly queryClient: QueryClient; readonly viewer: SignedIn | null };
  readonly params: { readonly sessionId: string };
  readonly location: { readonly pathname: string };
}

/**
 * Fetches a session's page, and redirects to the address under which this viewer has it: a Mini-MBA opens under
 * /mini-mbas for viewers with access there (access.md §2.3, D78). Returns the session's title; null for a session that
 * does not open. Throws the router's redirect.
 */
export async function loadSessionPage({ context: { queryClient, viewer }, params: { sessionId }, location }: Asked) {
  const answer = await queryClient.query({ ...sessionPageOptions(sessionId), staleTime: 'static' });
  if (answer.kind !== 'page') return null;
  const home = sessionPath(sessionId, viewer ?? undefined, answer.page.session.courseType);
  if (viewer !== null && home !== location.pathname) redirect({ href: home, replace: true, throw: true });
  return answer.page.title;
}
