import { lazy, Suspense } from 'react';
import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router';
import { guard } from '#lib/guard.ts';
import type { RouterContext } from '#lib/routerContext.ts';
import { UnbuiltView } from '#parts/UnbuiltView.tsx';

const VisitorFrame = lazy(() =>
  import('#features/shell/VisitorFrame.tsx').then((module) => ({ default: module.VisitorFrame })),
);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context, location),
  component: Outlet,
  notFoundComponent: Lost,
});

/** A visitor's address without a file; that of signed-in people is in the shell (RTE-03). */
function Lost() {
  const view = <UnbuiltView path={useLocation({ select: ({ pathname }) => pathname })} />;
  return (
    <Suspense fallback={<main id="main">{view}</main>}>
      <VisitorFrame>{view}</VisitorFrame>
    </Suspense>
  );
}
