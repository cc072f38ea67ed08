import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mailedLinkOf, takeMailedLink } from './mailedLink.ts';

test('[THR-15] a mailed link leaves its address and its secret neither in the address bar nor behind Back', async () => {
  const history = createMemoryHistory({
    initialEntries: ['/set-password?email=ida%40newcomers.example&tac=s3cret&redirectPath=%2Fevents'],
  });
  const rootRoute = createRootRoute();
  const route = createRoute({
    getParentRoute: () => rootRoute,
    path: '/set-password',
    beforeLoad: ({ location }) => {
      takeMailedLink(location);
    },
    component: function Page() {
      const { email, tac, redirectPath } = mailedLinkOf(useLocation());
      return <p>{`${String(email)} ${String(tac)} ${String(redirectPath)}`}</p>;
    },
  });
  render(<RouterProvider router={createRouter({ routeTree: rootRoute.addChildren([route]), history }) as never} />);
  expect(await screen.findByText('ida@newcomers.example s3cret /events')).toBeDefined();
  expect(history.location.href).toBe('/set-password');
  expect(history.length).toBe(1);
});
