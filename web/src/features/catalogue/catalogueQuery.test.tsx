import { defaultFlags } from '@atrium/domain/access/flags.ts';
import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { catalogueQuery } from './catalogueQuery.ts';
import { FreemiumBanner } from './FreemiumBanner.tsx';
import { lessonSearchQuery } from './lessonSearchQuery.ts';
import { useLessonCount } from './useLessons.ts';

vi.mock('#lib/graphql.ts');

test('[CAT-08] the text of the freemium banner comes with the first courses, and not again with more of them', async () => {
  const facets = { types: [], topics: [], stacks: [], difficulties: [] };
  const answer = { courses: [], total: 30, nextAfter: 24, facets, suggestions: [] };
  vi.mocked(execute).mockResolvedValue({
    listCatalogue: answer,
    getPageContent: { title: 'Free', body: 'Two courses.' },
  });
  const queryClient = new QueryClient();
  queryClient.setQueryData(
    ['viewer'],
    aViewer({ accountType: 'LIMITED', flags: { ...defaultFlags, freemiumBanner: true } }),
  );
  await queryClient.infiniteQuery({ ...catalogueQuery(noFilters), pages: 2 });
  const asked = vi.mocked(execute).mock.calls.map(([, variables]) => variables);
  expect(asked).toMatchObject([
    { after: 0, withFreemium: true },
    { after: 24, withFreemium: false },
  ]);
});

test('[CAT-08] without a text there is no banner, and no empty one', async () => {
  const facets = { types: [], topics: [], stacks: [], difficulties: [] };
  const listCatalogue = { courses: [], total: 0, nextAfter: null, facets, suggestions: [] };
  vi.mocked(execute).mockReset().mockResolvedValue({ listCatalogue, getPageContent: null });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { container } = render(<FreemiumBanner />, { wrapper });
  expect(container.textContent).toBe('\u00a0 ');
  await queryClient.infiniteQuery(catalogueQuery(noFilters));
  await waitFor(() => {
    expect(container.textContent).toBe('');
  });
});

test('[VID-15] the first lessons come with the courses of a search, and not again under other filters', async () => {
  const facets = { types: [], topics: [], stacks: [], difficulties: [] };
  const listCatalogue = { courses: [], total: 0, nextAfter: null, facets, suggestions: [] };
  const searchLessons = { hits: [], total: 0, nextAfter: null };
  vi.mocked(execute).mockReset().mockResolvedValue({ listCatalogue, searchLessons });
  const queryClient = new QueryClient();
  const said = { ...noFilters, q: 'claims' };
  await queryClient.infiniteQuery(catalogueQuery(said));
  await queryClient.infiniteQuery(catalogueQuery({ ...said, bookmarked: true }));
  const lessons = await queryClient.infiniteQuery({ ...lessonSearchQuery('claims'), staleTime: 'static' });
  expect(lessons.pages).toEqual([searchLessons]);
  const asked = vi.mocked(execute).mock.calls.map(([, variables]) => variables);
  expect(asked).toMatchObject([{ withLessons: true, words: 'claims' }, { filter: { bookmarked: true } }]);
  expect(asked[1]).not.toHaveProperty('withLessons');
});

test('[VID-15] while the courses of a search are on their way, its lessons are not asked for besides', async () => {
  const facets = { types: [], topics: [], stacks: [], difficulties: [] };
  const listCatalogue = { courses: [], total: 0, nextAfter: null, facets, suggestions: [] };
  const answer = Promise.withResolvers<object>();
  vi.mocked(execute).mockReset().mockReturnValue(answer.promise);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const courses = queryClient.infiniteQuery(catalogueQuery({ ...noFilters, q: 'claims' }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useLessonCount('claims'), { wrapper });
  expect(result.current).toBeNull();
  answer.resolve({ listCatalogue, searchLessons: { hits: [], total: 3, nextAfter: null } });
  await courses;
  await waitFor(() => {
    expect(result.current).toBe(3);
  });
  expect(execute).toHaveBeenCalledOnce();
});
