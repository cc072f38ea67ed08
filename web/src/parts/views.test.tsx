import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { errorWords } from '@atrium/domain/errors.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { execute } from '#lib/graphql.ts';
import { Loading } from '#ui/Skeleton.tsx';
import { ConnectionView } from './ConnectionView.tsx';
import { ContentRefusedView } from './ContentRefusedView.tsx';
import { ListError } from './ListError.tsx';
import { NotFoundView } from './NotFoundView.tsx';

const given = vi.hoisted(() => ({ go: vi.fn() }));

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({
  useViewer: () => member,
  viewerOptions: () => ({ queryKey: ['viewer'], queryFn: () => null }),
}));
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => given.go,
}));

const member = aViewer({ entitlements: ['area/mcsc-unlimited'] });
const refusal = { code: 'NOT_ENROLLED', message: errorWords.NOT_ENROLLED, unlock: [] } as const;
const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

function show(children: ReactNode, viewer: object | null = member) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['viewer'], viewer);
  return render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);
}

// it is loaded when it is shown, which a busy machine may not do within the second that `findBy…` waits
beforeAll(() => import('./LostHelp.tsx'));
beforeEach(() => {
  vi.mocked(execute).mockReset();
  given.go.mockReset();
});

test('[SSN-03] a member who is not enrolled is led to the course first, then home', async () => {
  vi.mocked(execute).mockResolvedValue({ getUserSession: { courseId: 'pricing' } });
  show(<ContentRefusedView refusal={refusal} sessionId="pricing-1" />);
  expect((await screen.findByRole('link', { name: 'Go to the course' })).getAttribute('href')).toBe('/courses/pricing');
  expect(linkNames()).toEqual(['Go to the course', 'Return to Home Page']);
  // a session that has begun cannot be joined any more, so nothing promises it
  expect(screen.getByText('The course page shows which dates you can join.')).toBeDefined();
  expect(vi.mocked(execute).mock.calls[0]?.[1]).toEqual({ sessionId: 'pricing-1' });
});

test('[SSN-03] content without a session, or refused for another reason, leads home only', () => {
  show(<ContentRefusedView refusal={refusal} />).unmount();
  show(<ContentRefusedView refusal={{ ...refusal, code: 'NO_ON_DEMAND_ACCESS' }} sessionId="pricing-1" />);
  expect(linkNames()).toEqual(['Return to Home Page']);
  expect(execute).not.toHaveBeenCalled();
});

test('[RTE-03] a page that is not found offers members the course search, and visitors the way in', async () => {
  const shown = show(<NotFoundView />);
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search courses' }), ' pricing {Enter}');
  expect(given.go).toHaveBeenCalledWith({ to: '/courses', search: { q: 'pricing' } });
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  shown.unmount();
  show(<NotFoundView />, null);
  await screen.findByRole('link', { name: 'Sign In' });
  expect(linkNames()).toEqual(['Return to Home Page', 'Sign In']);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('[RTE-09] a failing server is not called a bad connection, and its request id is shown', () => {
  const failed = asCallError(new Unreachable('HTTP 500', { requestId: 'req-7', answered: true }));
  const retry = { retrying: false, onRetry: () => undefined };
  const page = show(<ConnectionView error={failed} onRetry={retry.onRetry} />);
  expect(screen.getByRole('alert').textContent).toMatch(/isn.t working right now.*Request req-7$/);
  page.unmount();
  const list = show(<ListError error={failed} {...retry} />);
  expect(screen.getByRole('alert').textContent).toContain("isn't working right now");
  expect(screen.getByRole('alert').textContent).toContain("That's on us, not your connection.");
  expect(screen.getByRole('alert').textContent).toContain('Request req-7');
  list.unmount();
  show(<ListError error={asCallError(new Unreachable('no answer'))} {...retry} />);
  expect(screen.getByRole('alert').textContent).toMatch(/^We can't reach .*Please check your connection/);
});

test('[RTE-09] a page that did not load retries every ten seconds, also when the browser believes to be offline', () => {
  vi.useFakeTimers();
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn();
  show(<ConnectionView onRetry={onRetry} />);
  act(() => {
    vi.advanceTimersByTime(20_000);
  });
  expect(onRetry).toHaveBeenCalledTimes(2);
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(onRetry).toHaveBeenCalledTimes(3);
  online.mockRestore();
  vi.useRealTimers();
});

test('[RTE-09] what loads while the browser is offline says so at once, and until it is back', () => {
  // wrong on some networks, and nothing has changed since the page was loaded
  const known = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(<Loading label="Loading courses">…</Loading>);
  expect(screen.getByRole('status').textContent).toBe('Loading courses');
  act(() => {
    dispatchEvent(new Event('offline'));
  });
  expect(screen.getByRole('status').textContent).toBe("You're offline. We'll load this when you're back.");
  act(() => {
    dispatchEvent(new Event('online'));
  });
  expect(screen.getByRole('status').textContent).toBe('Loading courses');
  known.mockRestore();
});
