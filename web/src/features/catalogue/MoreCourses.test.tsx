import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CourseCardFieldsFragment } from '#lib/gql/graphql.ts';
import { execute } from '#lib/graphql.ts';
import { aWireCard } from '#parts/facts/wire.fixture.ts';
import { MoreCourses } from './MoreCourses.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#lib/viewer.ts', async (original) => ({
  ...(await original<object>()),
  useViewer: () => ({ ...aViewer({}), timeZone: 'UTC' }),
}));

const facets = { types: [], topics: [], stacks: [], difficulties: [] };

test('[CAT-17] [CAT-06] a filter renders the cards again on which something changed, and no other', async () => {
  const answer = (courses: readonly CourseCardFieldsFragment[]) => ({
    listCatalogue: { courses, total: courses.length, nextAfter: null, facets, suggestions: [] },
  });
  const rendered: string[] = [];
  const Foot = ({ course }: { course: CourseCardFieldsFragment }) => {
    rendered.push(course.courseId);
    return null;
  };
  const queryClient = new QueryClient();
  const onSave = vi.fn();
  const shown = (bookmarked: boolean) => (
    <QueryClientProvider client={queryClient}>
      <MoreCourses
        filters={{ ...noFilters, bookmarked }}
        onFilters={vi.fn()}
        onSave={onSave}
        Foot={Foot}
        alsoFound={null}
      />
    </QueryClientProvider>
  );
  const some = (ids: string, given: Partial<CourseCardFieldsFragment> = {}) =>
    ids.split(' ').map((courseId) => aWireCard({ courseId, title: courseId, ...given }));
  vi.mocked(execute).mockResolvedValueOnce(answer(some('c1 c2 c3 c4')));
  const { rerender } = render(shown(false));
  await screen.findByText('c4');
  rendered.length = 0;
  vi.mocked(execute).mockResolvedValueOnce(answer([...some('c1 c2'), ...some('c3 c5', { lengthMinutes: 90 })]));
  rerender(shown(true));
  await screen.findByText('c5');
  expect(screen.queryByText('c4')).toBeNull();
  expect(new Set(rendered)).toEqual(new Set(['c3', 'c5']));
});

test('[CAT-17] [RTE-09] a filter that is pressed offline below a plan says so in place of the number of courses', async () => {
  const listCatalogue = { courses: [], total: 30, nextAfter: null, facets, suggestions: [] };
  vi.mocked(execute).mockResolvedValue({ listCatalogue });
  const queryClient = new QueryClient();
  const shown = (bookmarked: boolean) => (
    <QueryClientProvider client={queryClient}>
      <MoreCourses
        filters={{ ...noFilters, bookmarked }}
        onFilters={vi.fn()}
        onSave={vi.fn()}
        Foot={() => null}
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
