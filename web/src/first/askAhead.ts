import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { execute } from '#lib/graphql.ts';
import { session } from '#lib/session.ts';
import { firstCalls } from './firstCalls.ts';

// The first script of a page, small and alone in its file: while the rest of the code comes, it has the sign-in renewed
// and asks for what the page will ask for. `execute` hands the answers over.

const { pathname, search } = location;
const found = matchRoute(pathname);
const isMember = session.status() !== 'signedOut';

// who is signed in is led away from a page for guests, and an address with a query may ask for something else
if (found?.kind === 'page' && isMember !== (found.route.guestOnly === true)) {
  if (isMember) void execute.ahead(persistedHash('Viewer'), {});
  const call = search === '' ? firstCalls[found.route.path]?.(found.params) : undefined;
  if (call !== undefined) {
    void execute.ahead(call.hash, call.variables).then((data) => {
      if (data !== null) fetchPicture(call.picture?.(data));
    });
  }
}

/** The picture begins to come with the answer that names it: the code that draws it may still be on its way. */
function fetchPicture(href: string | null | undefined): void {
  if (!href) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', fetchPriority: 'high', href });
  document.head.append(link);
}
