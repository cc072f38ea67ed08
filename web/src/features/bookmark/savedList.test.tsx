import { noFilters } from '@atrium/domain/catalogue/filters.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { catalogueQuery } from '#features/catalogue/catalogueQuery.ts';
import { execute } from '#lib/graphql.ts';
import { saveCourse } from './saveCourse.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#ui/toast.ts');

test('[CRD-05] [CAT-06] a list of saved courses is fetched again, other lists are not', async () => {
  const client = new QueryClient();
  vi.mocked(execute).mockImplementation((_document, variables) =>
    Promise.resolve(
      'contentId' in (variables as object)
        ? { addUserSave: { success: true, error: null } }
        : { listCourseBookmarks: [] },
    ),
  );
  const queries = [true, false].map((bookmarked) => catalogueQuery({ ...noFilters, bookmarked }));
  for (const { queryKey, meta } of queries) {
    client
      .getQueryCache()
      .build(client, { queryKey, meta: meta ?? {} })
      .setData({ pages: [], pageParams: [] });
  }
  saveCourse(client, { courseId: 'c1', title: 'Pricing as Strategy' }, true);
  await vi.waitFor(() => {
    expect(queries.map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, false]);
  });
});
