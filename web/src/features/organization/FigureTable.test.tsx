import { aViewer } from '@atrium/domain/access/viewer.fixture.ts';
import type { TableFilters } from '@atrium/domain/organization/dashboardFilters.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { CourseTable } from './CourseTable.tsx';
import type { RowsOf } from './dashboardFilters.ts';

vi.mock('#lib/graphql.ts');

const course = (courseId: string, title: string) => ({
  courseId,
  title,
  courseType: 'SPRINT',
  enrolled: 4,
  completed: 2,
  engagement: 50,
  session: 1,
  videosWatched: 7,
});
const changes: TableFilters[] = [];
const rowsAt = ({ scope, sorting }: RowsOf) => `/people#${JSON.stringify([scope, sorting?.column])}`;
const asked = () => vi.mocked(execute).mock.calls.map(([, variables]) => variables as Record<string, unknown>);

/** The table with its filters as the address keeps them, and a link that leads elsewhere. */
const Shown = ({ start, elsewhere }: { start: TableFilters; elsewhere: TableFilters }) => {
  const [filters, setFilters] = useState(start);
  const go = (next: TableFilters): void => {
    changes.push(next);
    setFilters(next);
  };
  return (
    <>
      <button
        onClick={() => {
          setFilters(elsewhere);
        }}
      >
        Elsewhere
      </button>
      <CourseTable
        customerId="acme"
        filters={filters}
        onFilters={go}
        rowsAt={rowsAt}
        note={(asOf) => `As of ${String(asOf)}`}
      />
    </>
  );
};
const beginning: TableFilters = { page: 0, search: '', range: 'LAST_30_DAYS', sorting: null };
const show = (start: Partial<TableFilters> = {}) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = { displayName: 'Ann', jobRole: null, accentColor: null, timeZone: 'UTC' };
  queryClient.setQueryData(['viewer'], { ...aViewer({}), ...person });
  return render(
    <QueryClientProvider client={queryClient}>
      <Shown start={{ ...beginning, ...start }} elsewhere={{ ...beginning, search: 'cash' }} />
    </QueryClientProvider>,
  );
};

beforeEach(() => {
  changes.length = 0;
  vi.mocked(execute)
    .mockReset()
    .mockImplementation((_document, variables) => {
      const { searchTerm } = variables as { searchTerm: string };
      const courses = [course('cash', 'Cash before Profit'), course('ai', 'AI for Leaders')];
      const found = courses.filter(({ title }) => title.toLowerCase().includes(searchTerm));
      return Promise.resolve({
        getOrganizationCourses: { courses: found, total: found.length, asOf: '7', error: null },
      });
    });
});

test('[ORG-03] a search is sent by Enter or the button, only when it changed, and begins with the first page', async () => {
  show({ page: 2 });
  await screen.findByText('AI for Leaders');
  const box = screen.getByRole('searchbox');
  await userEvent.type(box, 'cash');
  expect(changes).toEqual([]);
  await userEvent.type(box, '{Enter}');
  expect(changes).toEqual([{ ...beginning, search: 'cash' }]);
  await userEvent.type(box, ' {Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(changes).toHaveLength(1);
  expect(await screen.findByText('1 course for “cash”')).toBeTruthy();
  // what is searched for is a filter that is on, and removed by a press
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: cash' }));
  expect(changes.at(-1)).toMatchObject({ search: '', page: 0 });
  expect(await screen.findByText('2 courses')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
});

test('[ORG-03] the box has the search of the address, also when that changes by itself', async () => {
  show({ search: 'leaders' });
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  expect(box.value).toBe('leaders');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(box.value).toBe('cash');
});

test('[ORG-03] a header sorts upward, downward and not at all, each time from the first page', async () => {
  show({ page: 2 });
  await screen.findByText('AI for Leaders');
  const head = () => screen.getByRole('button', { name: 'Enrolled' });
  for (let times = 0; times < 3; times += 1) await userEvent.click(head());
  expect(changes.map(({ page, sorting }) => [page, sorting])).toEqual([
    [0, { column: 'enrolled', descending: false }],
    [0, { column: 'enrolled', descending: true }],
    [0, null],
  ]);
  expect(asked().map(({ page, sortBy }) => [page, sortBy])).toEqual([
    [2, null],
    [0, { key: 'enrolled', direction: 'ASC' }],
    [0, { key: 'enrolled', direction: 'DESC' }],
    [0, null],
  ]);
});

test('[ORG-03] the rows stay in view while those of another order are fetched', async () => {
  show();
  await screen.findByText('AI for Leaders');
  const waiting = Promise.withResolvers<object>();
  vi.mocked(execute).mockReturnValueOnce(waiting.promise);
  await userEvent.click(screen.getByRole('button', { name: 'Enrolled' }));
  expect(screen.getByText('AI for Leaders')).toBeTruthy();
  waiting.resolve({
    getOrganizationCourses: { courses: [course('new', 'Another')], total: 1, asOf: '8', error: null },
  });
  expect(await screen.findByText('Another')).toBeTruthy();
  expect(screen.queryByText('AI for Leaders')).toBeNull();
});

test('[ORG-07] a table that cannot be had says so, and is fetched again by a press', async () => {
  const error = { code: 'INTERNAL', message: 'x' };
  vi.mocked(execute).mockResolvedValueOnce({ getOrganizationCourses: { courses: null, total: null, error } });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Shown start={beginning} elsewhere={beginning} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('AI for Leaders')).toBeTruthy();
  // the button that had the focus is gone
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByText('As of 7')).toBeTruthy();
});

test('[ORG-04] sessions that are fetched again by a press take the focus from it', async () => {
  const sessions = { sessionsForCourse: [], error: null };
  show();
  await screen.findByText('AI for Leaders');
  vi.mocked(execute).mockRejectedValue(new Error('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Show details of AI for Leaders' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  vi.mocked(execute).mockResolvedValue({ getOrganizationSessionByCourse: sessions });
  await userEvent.click(retry);
  const words = await screen.findByText('No one at your company is enrolled in a session of this course.');
  expect(document.activeElement).toBe(words.parentElement);
});

test('[ORG-15] what is heard of a single video of a course is in the singular', async () => {
  vi.mocked(execute).mockResolvedValue({
    getOrganizationCourses: {
      courses: [{ ...course('ai', 'AI'), videosWatched: 1 }],
      total: 1,
      asOf: '8',
      error: null,
    },
  });
  show();
  expect(await screen.findByRole('link', { name: '1 video watched in AI, view list' })).toBeTruthy();
});

test('[ORG-15] each figure of a course leads to its people, and says so; of nothing there are none', async () => {
  vi.mocked(execute).mockResolvedValue({
    getOrganizationCourses: { courses: [{ ...course('ai', 'AI'), completed: 0 }], total: 1, asOf: '8', error: null },
  });
  show();
  await screen.findByText('AI');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  const people = (column: string) => `/people#[{"courseId":"ai","sessionId":null},"${column}"]`;
  expect(links).toEqual([
    ['4 enrolled in AI, view list', people('enrolled')],
    ['50% engaged in AI, view list', people('engaged')],
    ['7 videos watched in AI, view list', people('views')],
  ]);
});
