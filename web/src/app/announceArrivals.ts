import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { isNotFound, onNotFound } from '#lib/notFound.ts';
import { site } from '#lib/site.ts';
import { announce } from '#ui/announce.ts';
import type { router as pages } from './router.tsx';

const notFound = 'Page not found';

/**
 * Sets the title of each page, and after a navigation focuses its heading and announces it; a page to which somebody
 * comes back may mark where they were by `data-place`. A loader may title its page
 * with `return { pageTitle: course.title }`; otherwise the route table does. The not-found view has its own.
 */
export function announceArrivals(router: typeof pages): void {
  let waiting: MutationObserver | null = null;
  onNotFound(() => {
    setTitle(router, router.state.location.pathname);
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const title = setTitle(router, toLocation.pathname);
    if (fromLocation === undefined) return;
    // the router scrolls to a fragment's target; only for a whole page does the browser move the focus there, too
    if (toLocation.hash !== '' && focusOn(document.getElementById(toLocation.hash))) return;
    if (!pathChanged) return;
    waiting?.disconnect();
    if (toLocation.hash !== '') return;
    const main = document.querySelector<HTMLElement>('main');
    if (!focusOn(findArrival())) {
      // a frame whose code is still on its way, as that of the studio, has no main yet
      focusOn(main);
      waiting = awaitHeading(main);
    }
    announce(title);
  });
}

/** What gets the focus on a page: where its reader was before (`data-place`), else its heading. */
function findArrival(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main [data-place]') ?? document.querySelector<HTMLElement>('main h1');
}

function focusOn(target: HTMLElement | null): target is HTMLElement {
  if (target === null) return false;
  if (!target.hasAttribute('tabindex') && !target.matches('a, button')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Hands the focus on from the page's frame to its heading, which a page that renders in pieces may show later. */
function awaitHeading(main: HTMLElement | null): MutationObserver {
  const watch = new MutationObserver(() => {
    const heading = findArrival();
    if (heading === null) return;
    watch.disconnect();
    if ([main, document.body].includes(document.activeElement as HTMLElement | null)) focusOn(heading);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return watch;
}

function setTitle(router: typeof pages, path: string): string {
  const title = titleOf(router, path);
  document.title = `${title} · ${site.name}`;
  return title;
}

function titleOf(router: typeof pages, path: string): string {
  if (isNotFound()) return notFound;
  for (const match of router.state.matches.toReversed()) {
    const data: unknown = match.loaderData;
    if (typeof data === 'object' && data !== null && 'pageTitle' in data && typeof data.pageTitle === 'string') {
      return data.pageTitle;
    }
  }
  const found = matchRoute(path);
  return found?.kind === 'page' ? found.route.title : notFound;
}
