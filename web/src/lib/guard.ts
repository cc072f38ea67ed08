import { redirect } from '@tanstack/react-router';
import { checkRoute } from '@atrium/domain/access/checkRoute.ts';
import { signedOutTarget } from '@atrium/domain/access/signIn.ts';
import type { RouterContext } from './routerContext.ts';
import { loadViewer, type SignedIn } from './viewer.ts';

interface Address {
  readonly pathname: string;
  readonly searchStr: string;
  /** Without its '#'. */
  readonly hash: string;
}

/** What the guard found out, for the pages below. */
export interface Passage {
  readonly viewer: SignedIn | null;
  /** The page is shown as a prompt: an exclusive limited account stands before it (NAV-07). */
  readonly pageLocked: boolean;
}

/**
 * Lets a page open or leads elsewhere, by the same rules as the server's (access.md §2.2, §2.3; RTE-02, RTE-04, ACC-02).
 * Throws the router's redirect; rejects when the service cannot be reached.
 */
export async function guard(context: RouterContext, address: Address): Promise<Passage> {
  const viewer = await loadViewer(context.queryClient);
  const hash = address.hash === '' ? '' : `#${address.hash}`;
  const check = checkRoute(viewer, address.pathname, address.searchStr);
  switch (check.kind) {
    case 'signIn':
      // the part after '#' comes back too (RTE-05)
      return leave(signedOutTarget(address.pathname + address.searchStr + hash));
    case 'redirect':
      return leave(check.reason === 'MOVED' ? check.to + hash : check.to);
    default:
      return { viewer, pageLocked: check.kind === 'pageLock' };
  }
}

function leave(href: string): never {
  redirect({ href, replace: true, throw: true });
  throw new Error('the redirect was not thrown');
}
