import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { openSlowServer, play, randomPresses } from '#lib/latency.fixture.ts';
import { saveCourse } from './saveCourse.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#ui/toast.ts');

test('[THR-44] whatever the latencies, losses and refusals of random presses, the bookmarks shown end as those of the server', async () => {
  await fc.assert(
    fc.asyncProperty(randomPresses, async (presses) => {
      const client = new QueryClient();
      const server = openSlowServer(['c2']);
      vi.mocked(execute).mockImplementation(async (document, variables) => {
        const { contentId } = variables as { contentId?: string };
        if (contentId === undefined) {
          return { listCourseBookmarks: (await server.list()).map((id) => ({ contentId: id })) };
        }
        const adds = document.toString().includes('addUserSave');
        const payload = await server.save(contentId, adds);
        return adds ? { addUserSave: payload } : { removeUserSave: payload };
      });
      const cards = ['c1', 'c2', 'c3'].map((courseId) => ({ courseId, bookmarked: courseId === 'c2' }));
      client.setQueryData(['catalogue'], cards);
      const shown = (): string[] =>
        (client.getQueryData<typeof cards>(['catalogue']) ?? [])
          .filter(({ bookmarked }) => bookmarked)
          .map(({ courseId }) => courseId);
      const press = (courseId: string): void => {
        saveCourse(client, { courseId, title: courseId }, !shown().includes(courseId));
      };
      await play(presses, server, { shown, press });
      expect(shown()).toEqual(server.kept());
    }),
    { numRuns: 200 },
  );
});
