import { StrictMode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#lib/signIn.ts';
import { readStored } from '#lib/storage.ts';
import { FederatedReturn } from './FederatedReturn.tsx';

vi.mock('#lib/signIn.ts', () => ({ signIn: { status: vi.fn(), startFederated: vi.fn() } }));
vi.mock('#lib/logOut.ts', () => ({ logOut: vi.fn() }));
// its request would be sent while the tests of other files run
vi.mock('#lib/track.ts', () => ({ identify: vi.fn(), track: vi.fn() }));
vi.mock('#lib/viewer.ts', () => ({
  viewerOptions: () => ({ queryKey: ['viewer'], queryFn: () => Promise.resolve(null) }),
}));

const answers = vi.mocked(signIn.startFederated);
const visited: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visited.length = 0;
  vi.mocked(signIn.status).mockReturnValue('signedOut');
});
afterEach(() => {
  history.replaceState(null, '', '/');
});

/** Opens the page at /oauth as the development server does, and waits until it has led on. */
async function openReturn(query: string): Promise<void> {
  const address = `/oauth${query}`;
  history.replaceState(null, '', address);
  const rootRoute = createRootRoute();
  const at = createRoute({ getParentRoute: () => rootRoute, path: '/oauth', component: FederatedReturn });
  const elsewhere = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    component: function Page() {
      const { pathname } = useLocation();
      visited.push(pathname);
      return <p>the next page</p>;
    },
  });
  const routeTree = rootRoute.addChildren([at, elsewhere]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </StrictMode>,
  );
  await screen.findByText('the next page');
  // a second run would lead on a little later
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('[SSO-05] [SSO-07] a refused sign-in is finished once, and ends at its refusal, where effects run twice', async () => {
  answers.mockResolvedValue({ ok: false, code: 'ACCOUNT_NOT_FOUND', context: 'corporate' });
  await openReturn('?state=refused');
  expect(answers).toHaveBeenCalledExactlyOnceWith('refused');
  expect([...new Set(visited)]).toEqual(['/corp-login']);
  expect(readStored('corpLoginError')).toBe('ACCOUNT_NOT_FOUND');
});

test('[SSO-09] so is a return without a state', async () => {
  answers.mockReset();
  await openReturn('?context=corporate');
  expect([answers.mock.calls.length, [...new Set(visited)]]).toEqual([0, ['/corp-login']]);
});
