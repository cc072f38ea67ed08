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
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#lib/signIn.ts';
import { readStored } from '#lib/storage.ts';
import { FederatedReturn } from './FederatedReturn.tsx';

vi.mock('#lib/signIn.ts', () => ({ signIn: { status: vi.fn(), startFederated: vi.fn() } }));
vi.mock('#lib/logOut.ts', () => ({ logOut: vi.fn() }));
// its request would be sent while the tests of other files run
vi.mock('#lib/track.ts', () => ({ identify: vi.fn(), track: vi.fn() }));
vi.mock('#lib/viewer.ts', () => ({
  viewerOptions: () => ({ queryKey: ['viewer'], queryFn: fetchViewer, staleTime: 300_000 }),
}));
const fetchViewer = vi.hoisted(() => vi.fn());

const answers = vi.mocked(signIn.startFederated);
const visited: string[] = [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visited.length = 0;
  fetchViewer.mockReset().mockResolvedValue(null);
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
      visited.push(`${pathname} after ${String(fetchViewer.mock.calls.length)}`);
      return <p>the next page</p>;
    },
  });
  const routeTree = rootRoute.addChildren([at, elsewhere]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  const queryClient = new QueryClient();
  // known from the page at which the person set out, and still fresh
  queryClient.setQueryData(['viewer'], null);
  render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
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
  expect(answers).toHaveBeenCalledExactlyOnceWith('refused', expect.any(AbortSignal));
  expect([...new Set(visited)]).toEqual(['/corp-login after 1']);
  expect(readStored('corpLoginError')).toBe('ACCOUNT_NOT_FOUND');
});

test('[SSO-09] so is a return without a state', async () => {
  answers.mockReset();
  await openReturn('?context=corporate');
  expect([answers.mock.calls.length, [...new Set(visited)]]).toEqual([0, ['/corp-login after 1']]);
});

test('[SSO-04] [THR-22] the guard of the next page hears who has signed in, and not who was known before', async () => {
  const token = { idToken: 'a.b.c', memberId: 'm1', staleAt: 1 };
  answers.mockResolvedValue({ ok: true, token, redirectPath: '/courses' });
  await openReturn('?state=signed-in');
  expect([...new Set(visited)]).toEqual(['/login after 1']);
});
