import { lazy, Suspense } from 'react';
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { guard } from '#lib/guard.ts';
import type { RouterContext } from '#lib/routerContext.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

const Shell = lazy(() => import('#features/shell/Shell.tsx').then((module) => ({ default: module.Shell })));
const VisitorFrame = lazy(() =>
  import('#features/shell/VisitorFrame.tsx').then((module) => ({ default: module.VisitorFrame })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context, location),
  component: Outlet,
  notFoundComponent: Lost,
});

/** An unknown address, with the navigation for signed-in people (RTE-03). */
function Lost() {
  const { data: viewer } = useQuery(viewerOptions());
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const view = <NotFoundView />;
  return (
    <Suspense fallback={<main id="main">{view}</main>}>
      {viewer ? (
        <Shell viewer={viewer} path={path}>
          {view}
        </Shell>
      ) : (
        <VisitorFrame>{view}</VisitorFrame>
      )}
    </Suspense>
  );
}
