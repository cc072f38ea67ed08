import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { minute } from '@atrium/domain/time.ts';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { noResourceFilters } from './resourceFilters.ts';
import { ResourcePage } from './ResourcePage.tsx';
import type { ResourcePageData } from './resourceQuery.ts';
import { ResourceRefinements } from './ResourceRefinements.tsx';
import { ResourcesPage } from './ResourcesPage.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', () => ({ useViewer: () => ({ ...aViewer({}), memberId: 'm1', timeZone: 'UTC' }) }));
afterEach(() => {
  vi.useRealTimers();
});

test('[RES-01] a refinement begins at the first page, and is taken back by the same press', async () => {
  const facets = { types: [{ value: 'PROMPT_PACK', count: 9 }], stacks: [{ value: 'Growth', count: 4 }] };
  const changed = vi.fn();
  const shown = (filters: Parameters<typeof ResourceRefinements>[0]['filters']) => (
    <ResourceRefinements facets={facets} loading={false} filters={filters} onChange={changed} />
  );
  const { rerender } = render(shown({ ...noResourceFilters, q: 'price', page: 3 }));
  await userEvent.click(screen.getByRole('button', { name: /Prompt Pack/ }));
  await userEvent.click(screen.getByRole('button', { name: /Growth/ }));
  expect(changed.mock.calls).toEqual([
    [{ q: 'price', types: ['PROMPT_PACK'], stacks: [], page: 1 }],
    [{ q: 'price', types: [], stacks: ['Growth'], page: 1 }],
  ]);
  changed.mockClear();
  rerender(shown({ ...noResourceFilters, types: ['PROMPT_PACK'], page: 2 }));
  await userEvent.click(screen.getByRole('button', { name: /Prompt Pack/ }));
  expect(changed.mock.calls).toEqual([[noResourceFilters]]);
});

test('[RES-01] the row of stacks keeps its place while they load, and is gone without any', () => {
  const shown = (loading: boolean) => (
    <ResourceRefinements facets={null} loading={loading} filters={noResourceFilters} onChange={vi.fn()} />
  );
  const { rerender } = render(shown(true));
  expect(screen.queryByText('Stack')).not.toBeNull();
  rerender(shown(false));
  expect(screen.queryByText('Stack')).toBeNull();
  expect(screen.getByRole('button', { name: 'Prompt Pack' })).toBeDefined();
});

test('[RES-01] the last page says which resources it has', async () => {
  const card = (n: number) => ({
    resourceID: String(n),
    slug: `r${String(n)}`,
    type: 'PROMPT_PACK',
    title: `Resource ${String(n)}`,
    subtitle: '',
    coverImageUrl: '/x.svg',
    stacks: [],
  });
  vi.mocked(execute).mockResolvedValue({
    listResources: {
      list: [card(25), card(26)],
      pageInfo: { page: 2, totalPages: 2, total: 26 },
      facets: { types: [], stacks: [] },
    },
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ResourcesPage filters={{ ...noResourceFilters, page: 2 }} onFilters={vi.fn()} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('25 to 26 of 26')).toBeDefined();
});

test('[RES-01] [RTE-09] a refinement that is pressed offline says so in place of a number that is not its own', async () => {
  vi.mocked(execute).mockResolvedValue({
    listResources: { list: [], pageInfo: { page: 1, totalPages: 0, total: 26 }, facets: { types: [], stacks: [] } },
  });
  const queryClient = new QueryClient();
  const shown = (types: (typeof noResourceFilters)['types']) => (
    <QueryClientProvider client={queryClient}>
      <ResourcesPage filters={{ ...noResourceFilters, types }} onFilters={vi.fn()} />
    </QueryClientProvider>
  );
  const { rerender } = render(shown([]));
  expect(await screen.findByText('26 resources')).toBeDefined();
  onlineManager.setOnline(false);
  rerender(shown(['PROMPT_PACK']));
  expect(screen.getByRole('status').textContent).toBe("You're offline. We'll load this when you're back.");
  act(() => {
    onlineManager.setOnline(true);
  });
  expect(await screen.findByText('26 resources')).toBeDefined();
});

test('[RES-02] the links of a page that stays open are renewed a minute before they expire, each time', () => {
  const start = Date.UTC(2026, 2, 2);
  vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const aResource = (linksExpireAt: number): ResourcePageData => ({
    resourceID: 'r1',
    slug: 'r1',
    title: 'R',
    subtitle: '',
    type: 'PROMPT_PACK',
    coverImageUrl: '/x.svg',
    pdfDownloadUrl: '/files/r1',
    googleDocCopyUrl: null,
    linksExpireAt,
    modified: start,
    items: [],
    tags: [],
  });
  const renew = vi.fn();
  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
    return renew.mock.calls.length;
  };
  const shown = (expiresAt: number) => <ResourcePage resource={aResource(expiresAt)} onExpiring={renew} />;
  const { rerender, unmount } = render(shown(start + 10 * minute));
  expect([pass(9 * minute - 1), pass(1)]).toEqual([0, 1]);
  rerender(shown(start + 20 * minute));
  expect([pass(10 * minute - 1), pass(1)]).toEqual([1, 2]);
  unmount();
  expect(pass(60 * minute)).toBe(2);
});
