import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { site } from '#lib/site.ts';
import { announce } from '#ui/announce.ts';
import type { router as pages } from './router.tsx';

/**
 * Sets the title of each page, and after a navigation focuses its heading and announces it. A loader may title its page
 * with `return { pageTitle: course.title }`; otherwise the route table does.
 */
export function announceArrivals(router: typeof pages): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const title = titleOf(router, toLocation.pathname);
    document.title = `${title} · ${site.name}`;
    if (fromLocation === undefined || !pathChanged) return;
    // the browser moves the focus to a fragment's target itself
    if (toLocation.hash !== '') return;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (target !== null && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    announce(title);
  });
}

function titleOf(router: typeof pages, path: string): string {
  for (const match of router.state.matches.toReversed()) {
    const data: unknown = match.loaderData;
    if (typeof data === 'object' && data !== null && 'pageTitle' in data && typeof data.pageTitle === 'string') {
      return data.pageTitle;
    }
  }
  const found = matchRoute(path);
  return found?.kind === 'page' ? found.route.title : 'Page not found';
}
