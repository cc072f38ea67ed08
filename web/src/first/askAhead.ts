import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { execute } from '#lib/graphql.ts';
import { signIn } from '#lib/signIn.ts';
import { firstCalls } from './firstCalls.ts';

// The first script of a page, small and in a file of its own: while the rest of the code loads, it refreshes the
// sign-in and requests the data that the page will ask for. `execute` hands the answers over.

const { pathname, search } = location;
const found = matchRoute(pathname);
const isMember = signIn.status() !== 'signedOut';

// signed-in people are redirected from pages for guests, and an address with a query may ask for other data
if (found?.kind === 'page' && isMember !== (found.route.guestOnly === true)) {
  if (isMember) void execute.ahead(persistedHash('Viewer'), {});
  const call = search === '' ? firstCalls[found.route.path]?.(found.params) : undefined;
  if (call !== undefined) {
    void execute.ahead(call.hash, call.variables).then((data) => {
      if (data !== null) fetchPicture(call.picture?.(data));
    });
  }
}

/** Preloads the picture named by the answer, because the code that draws it may not have loaded yet. */
function fetchPicture(href: string | null | undefined): void {
  if (!href) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href });
  document.head.append(link);
}
