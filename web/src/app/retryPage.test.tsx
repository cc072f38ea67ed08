import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import type { Answer, PageOptions } from '#lib/pageQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { PageFailure } from './PageFailure.tsx';

vi.mock('./missingCode.ts', () => ({ fetchMissingCode: () => Promise.resolve() }));
vi.mock('#lib/site.ts', () => ({ site: { name: 'Atrium', supportTicket: 'mailto:help@atrium.example' } }));

/** A page in the router, whose data answers as `answer` says. */
function open(answer: () => Promise<Answer<string>>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const options: PageOptions<string> = { queryKey: ['page'], queryFn: answer, meta: { tags: [] } };
  const rootRoute = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    loader: () => queryClient.query({ ...options, staleTime: 'static' }).catch(() => null),
    component: () => <PageAnswer of={options}>{(shown) => <h1>{shown}</h1>}</PageAnswer>,
  });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: PageFailure,
    defaultPendingComponent: () => <p>Loading</p>,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

test('[RTE-09] a page that failed says that it is loading while it is asked again, and then shows itself', async () => {
  const outage = asCallError(new Unreachable('HTTP 503', { requestId: null, answered: true }));
  let succeed: ((answer: Answer<string>) => void) | undefined;
  const answer = vi.fn<() => Promise<Answer<string>>>();
  answer.mockRejectedValueOnce(outage);
  answer.mockImplementation(() => new Promise((resolve) => (succeed = resolve)));
  open(answer);
  fireEvent.click(await screen.findByRole('button', { name: /^Try again/i }));
  await vi.waitFor(() => {
    expect(answer).toHaveBeenCalledTimes(2);
  });
  await screen.findByText('Loading');
  succeed?.({ page: 'The page', refusal: null });
  await screen.findByRole('heading', { name: 'The page' });
  expect(screen.queryByText('Loading')).toBeNull();
});
