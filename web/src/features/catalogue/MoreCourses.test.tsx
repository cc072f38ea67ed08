import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { MoreCourses } from './MoreCourses.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', async (original) => ({
  ...(await original<object>()),
  useViewer: () => ({ ...aViewer({}), timeZone: 'UTC' }),
}));

test('[CAT-17] [RTE-09] a filter that is pressed offline below a plan says so in place of the number of courses', async () => {
  const facets = { types: [], topics: [], stacks: [], difficulties: [] };
  const listCatalogue = { courses: [], total: 30, nextAfter: null, facets, suggestions: [] };
  vi.mocked(execute).mockResolvedValue({ listCatalogue });
  const queryClient = new QueryClient();
  const shown = (bookmarked: boolean) => (
    <QueryClientProvider client={queryClient}>
      <MoreCourses
        filters={{ ...noFilters, bookmarked }}
        onFilters={vi.fn()}
        onSave={vi.fn()}
        foot={() => null}
        alsoFound={null}
      />
    </QueryClientProvider>
  );
  const { rerender } = render(shown(false));
  const found = '30 courses';
  await screen.findByText(found, { selector: '[role=status] *' });
  onlineManager.setOnline(false);
  rerender(shown(true));
  expect(screen.getByText("You're offline. We'll load this when you're back.").getAttribute('role')).toBe('status');
  act(() => {
    onlineManager.setOnline(true);
  });
  expect(await screen.findByText(found, { selector: '[role=status] *' })).toBeDefined();
});
