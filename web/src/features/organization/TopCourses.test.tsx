import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import type { RowsOf } from './dashboardFilters.ts';
import { TopCourses } from './TopCourses.tsx';

vi.mock('#lib/graphql.ts');
vi.mock('#ui/Link.tsx', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

const rowsAt = ({ scope, sorting }: RowsOf) => `/people#${JSON.stringify([scope, sorting?.column])}`;
const answer = (...completed: number[]) =>
  vi.mocked(execute).mockResolvedValue({
    getOrganizationCourses: {
      courses: completed.map((count, index) => ({
        courseId: `c${String(index)}`,
        title: `Course ${String(index)}`,
        coverImageUrl: '',
        completed: count,
      })),
      total: completed.length,
      asOf: '0',
      error: null,
    },
  });
const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TopCourses customerId={null} range="LAST_30_DAYS" rowsAt={rowsAt} />
    </QueryClientProvider>,
  );

beforeEach(() => {
  vi.mocked(execute).mockReset();
});

test('[ORG-15] the most completed courses are bars as long as their numbers, in a table whose numbers lead to the people', async () => {
  answer(1_240, 620, 8, 1, 1, 0);
  show();
  const table = await screen.findByRole('table', { name: 'Courses by how many people completed them' });
  const rows = within(table).getAllByRole('row');
  expect(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('link').firstChild?.textContent,
    ]),
  ).toEqual([
    ['Course 0', '1,240'],
    ['Course 1', '620'],
    ['Course 2', '8'],
    ['Course 3', '1'],
  ]);
  const bars = [...table.querySelectorAll<HTMLElement>('[class*=share]')].map(({ style }) => style.width);
  expect(bars.slice(0, 2)).toEqual(['100%', '50%']);
  expect(within(table).getByRole('link', { name: '620 completed Course 1, view list' }).getAttribute('href')).toBe(
    '/people#[{"courseId":"c1","sessionId":null},"completed"]',
  );
});

test('[ORG-07] a period in which nobody completed a course has no bars', async () => {
  answer(0, 0);
  show();
  expect(await screen.findByText('No courses completed in this period yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
