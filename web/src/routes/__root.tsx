import { lazy, Suspense } from 'react';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { guard } from '#lib/guard.ts';
import type { RouterContext } from '#lib/routerContext.ts';
import { UnbuiltView } from '#parts/UnbuiltView.tsx';

const VisitorLost = lazy(() =>
  import('#features/shell/VisitorLost.tsx').then((module) => ({ default: module.VisitorLost })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context, location),
  component: Outlet,
  notFoundComponent: Lost,
});

/** A visitor's address without a file; that of signed-in people is in the shell (RTE-03). */
function Lost() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Suspense
      fallback={
        <main id="main">
          <UnbuiltView path={path} />
        </main>
      }
    >
      <VisitorLost path={path} />
    </Suspense>
  );
}
