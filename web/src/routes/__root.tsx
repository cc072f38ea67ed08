import { lazy, Suspense } from 'react';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { guard } from '#lib/guard.ts';
import type { RouterContext } from '#lib/routerContext.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

const VisitorFrame = lazy(() =>
  import('#features/shell/VisitorFrame.tsx').then((module) => ({ default: module.VisitorFrame })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context, location),
  component: Outlet,
  notFoundComponent: Lost,
});

/** A visitor's unknown address; that of signed-in people is in the shell (RTE-03). */
function Lost() {
  const view = <NotFoundView />;
  return (
    <Suspense fallback={<main id="main">{view}</main>}>
      <VisitorFrame>{view}</VisitorFrame>
    </Suspense>
  );
}
