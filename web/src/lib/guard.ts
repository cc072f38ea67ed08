import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { signedOutTarget } from '@atrium/domain/access/signIn.ts';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './routerContext.ts';
import { readStored, writeStored } from './storage.ts';
import { loadViewer, type SignedIn } from './viewer.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    from?: string;
  }
}

interface Address {
  readonly pathname: string;
  readonly searchStr: string;
  /** Without its '#'. */
  readonly hash: string;
}

/**
 * Lets a page open or redirects, by the same rules as the server's (access.md §2.2, §2.3; RTE-02, RTE-04, ACC-02). What
 * it returns becomes part of the context of every loader below. Throws the router's redirect; rejects when the service
 * cannot be reached. A page-locked route opens: the shell shows the prompt instead of the page (NAV-07).
 */
export async function guard(context: RouterContext, address: Address): Promise<{ viewer: SignedIn | null }> {
  const viewer = await loadViewer(context.queryClient);
  const hash = address.hash === '' ? '' : `#${address.hash}`;
  const check = checkRoute(viewer, address.pathname, address.searchStr);
  if (check.kind === 'signIn') {
    // the fragment is restored after sign-in too (RTE-05)
    leave(signedOutTarget(address.pathname + address.searchStr + hash));
  }
  // where a registration by a pass goes on, once; whatever is stored is only a name in a path (PAS-08, THR-06)
  const kept = check.kind === 'redirect' && check.reason === 'ALREADY_SIGNED_IN' ? readStored('passRedirect') : null;
  if (kept !== null) {
    writeStored('passRedirect', null);
    leave(`/invite-registration/${encodeURIComponent(kept)}`, address.pathname);
  }
  if (check.kind === 'redirect') leave(check.reason === 'MOVED' ? check.to + hash : check.to, address.pathname);
  return { viewer };
}

/** `from` is the address that was requested; the page shown instead may mention it. */
function leave(href: string, from?: string): void {
  // the router puts the address into a header, which takes no other characters
  const ascii = href.replaceAll(/[^ -~]+/g, encodeURIComponent);
  redirect({ href: ascii, replace: true, throw: true, ...(from !== undefined && { state: { from } }) });
}
