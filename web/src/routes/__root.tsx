import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { guard } from '../lib/guard.ts';
import type { RouterContext } from '../lib/routerContext.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context, location }) => guard(context, location),
  component: Outlet,
});
