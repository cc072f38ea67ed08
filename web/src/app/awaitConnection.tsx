import { matchRoute } from '@atrium/domain/access/matchRoute.ts';
import { onlineManager } from '@tanstack/react-query';
import { useEffect, type ComponentType } from 'react';
import { site } from '#lib/site.ts';
import { ConnectionView } from '#parts/ConnectionView.tsx';
import { useOnline } from '#ui/useOnline.ts';
import { PageWait } from './PageWait.tsx';
import type { router as pages } from './router.tsx';

/**
 * Lets every page that waits offline for its data say so, as one does whose code is missing: with a heading, a retry
 * and the title of the page that was asked for (RTE-09). Loaded late, because the first view has no bytes for it.
 */
export function awaitConnection(router: Pick<typeof pages, 'options' | 'routesById'>): void {
  for (const { options } of Object.values<Route>({ ...router.routesById })) {
    if (options.pendingComponent !== undefined) options.pendingComponent = pagePending(options.pendingComponent);
  }
  router.options.defaultPendingComponent = pagePending(PageWait);
}

interface Route {
  readonly options: { pendingComponent?: Skeleton };
}
type Skeleton = ComponentType & { preload?: (() => Promise<void> | undefined) | undefined };

/** A page's skeleton while it is loading, and offline a view with a retry. */
export const pagePending = (Skeleton: Skeleton) =>
  Object.assign(() => (useOnline() ? <Skeleton /> : <AwaitConnection />), {
    ...(Skeleton.preload && { preload: Skeleton.preload }),
  });

const AwaitConnection = () => {
  useEffect(() => {
    const found = matchRoute(location.pathname);
    if (found?.kind === 'page') document.title = `${found.route.title} · ${site.name}`;
  }, []);
  return (
    <ConnectionView onRetry={askAgain}>
      You&apos;re offline. We&apos;ll load this page as soon as you&apos;re back.
    </ConnectionView>
  );
};

/** Lets what waits for the connection go on when the service answers, whatever the browser believes. */
function askAgain(): void {
  fetch('/livez', { cache: 'no-store' }).then(
    ({ ok }) => {
      if (ok) onlineManager.setOnline(true);
    },
    // still offline: the view stays, and asks again
    () => undefined,
  );
}
