import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asCallError, Unreachable } from '#lib/callError.ts';
import { followReleaseAfter } from '#lib/importPart.ts';
import { viewerOptions } from '#lib/viewer.ts';
import { PageFailure } from './PageFailure.tsx';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ invalidate: () => Promise.resolve() }),
}));
vi.mock('#lib/importPart.ts', () => ({ followReleaseAfter: vi.fn(() => Promise.resolve()) }));
vi.mock('./missingCode.ts', () => ({ fetchMissingCode: () => Promise.resolve() }));
vi.mock('#lib/site.ts', () => ({ site: { name: 'Atrium', supportTicket: 'mailto:help@atrium.example' } }));

test.each([
  [false, true],
  [true, false],
])('[RTE-09] only a member who is offline reads of being back online; answered: %s', (answered, isOffline) => {
  const error = asCallError(new Unreachable('HTTP 500', { requestId: null, answered })) as Error;
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerOptions().queryKey, { viewer: { memberId: 'm1' } } as never);
  render(
    <QueryClientProvider client={queryClient}>
      <PageFailure error={error} reset={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(screen.getByText(/already opened still work/).textContent.includes('back online')).toBe(isOffline);
});

test.each([['a visitor', null] as const, ['who is not known yet', undefined] as const])(
  '[RTE-09] %s reads of nothing that only a member has',
  (_, viewer) => {
    const queryClient = new QueryClient();
    queryClient.setQueryData(viewerOptions().queryKey, viewer);
    render(
      <QueryClientProvider client={queryClient}>
        <PageFailure error={asCallError(new Unreachable('no answer')) as Error} reset={vi.fn()} />
      </QueryClientProvider>,
    );
    expect(screen.queryByText(/what you watch|already opened/)).toBeNull();
    expect(screen.getByText("We'll keep trying and load the page as soon as we can.")).toBeDefined();
  },
);

test.each([
  ['of an outage keeps what pages fetched before', asCallError(new Unreachable('no answer')), 'fetched'],
  ['of a crash drops what may be its reason', new Error('a crash'), undefined],
])('[RTE-09] a retry %s', (_, error, kept) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['page'], 'fetched');
  render(
    <QueryClientProvider client={queryClient}>
      <PageFailure error={error as Error} reset={vi.fn()} />
    </QueryClientProvider>,
  );
  // the code of the page may have been removed by a release
  expect(vi.mocked(followReleaseAfter).mock.lastCall).toEqual([error]);
  fireEvent.click(screen.getByRole('button', { name: /^Try again/i }));
  expect(queryClient.getQueryData(['page'])).toBe(kept);
});
