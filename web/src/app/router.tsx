import { formatQuery, parseQuery } from '@atrium/domain/queryString.ts';
import { createRouter } from '@tanstack/react-router';
import { NotFoundView } from '#parts/NotFoundView.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageWait } from './PageWait.tsx';
import { queryClient } from './queryClient.ts';
import { routeTree } from './routeTree.gen.ts';

/** The router. Query parameters are texts; each page parses its own. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch: (search) => Object.fromEntries(parseQuery(search)),
  stringifySearch: (search) =>
    formatQuery(Object.entries(search).map(([name, value]) => [name, value === undefined ? value : String(value)])),
  defaultPreload: 'intent',
  // the query client decides what is fresh
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageWait,
  defaultErrorComponent: PageFailure,
  defaultNotFoundComponent: () => <NotFoundView />,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
