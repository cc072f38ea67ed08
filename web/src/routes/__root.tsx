import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { guard } from '#lib/guard.ts';
import { lazyView } from '#lib/lazyView.tsx';
import type { RouterContext } from '#lib/routerContext.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

const VisitorLost = lazyView(
  () => import('#features/shell/VisitorLost.tsx'),
  (module) => module.VisitorLost,
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context, location),
  component: Outlet,
  notFoundComponent: Lost,
});

/** A visitor's address without a file; that of signed-in people is in the shell (RTE-03). */
function Lost() {
  return (
    <Suspense
      fallback={
        <main id="main">
          <NotFoundView />
        </main>
      }
    >
      <VisitorLost />
    </Suspense>
  );
}
