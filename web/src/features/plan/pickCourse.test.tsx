import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { openSlowServer, play, randomPresses } from '#lib/latency.fixture.ts';
import { aWireCard } from '#parts/facts/wire.fixture.ts';
import { toast } from '#ui/toast.ts';
import { PickButton } from './PickButton.tsx';
import { pickCourse } from './pickCourse.ts';
import { planQuery, type OwnPlan } from './planQuery.ts';

vi.mock('#lib/graphql.ts', () => ({ execute: vi.fn() }));
vi.mock('#ui/toast.ts');

const cardOf = (courseId: string) => aWireCard({ courseId, title: courseId });

/** A page that shows the plan, before a server with one pick. */
async function aPage() {
  const client = new QueryClient();
  const server = openSlowServer(['c2']);
  vi.mocked(execute).mockImplementation(async (document, variables) => {
    const { contentId } = variables as { contentId?: string };
    if (contentId === undefined) {
      return { getLearningPlan: { plan: null, pickedCourses: (await server.list()).map(cardOf) } };
    }
    const adds = document.toString().includes('addUserSave');
    const payload = await server.save(contentId, adds);
    return adds ? { addUserSave: payload } : { removeUserSave: payload };
  });
  const observer = new QueryObserver(client, planQuery());
  const leave = observer.subscribe(() => undefined);
  await server.advance(10);
  const shown = (): string[] => {
    const data = client.getQueryData<{ page: OwnPlan }>(planQuery().queryKey);
    return (data?.page.pickedCourses ?? []).map(({ courseId }) => courseId).sort();
  };
  const press = (courseId: string): void => {
    pickCourse(client, cardOf(courseId), !shown().includes(courseId));
  };
  const pick = (courseId: string): void => {
    pickCourse(client, cardOf(courseId), true);
  };
  return { server, shown, press, pick, leave };
}

const fate = { wait: 0, requestTakes: 100, answerTakes: 100, list: [10, 10] } as const;

test('[CRD-05] a pick shows at once; refused, it is rolled back with a toast', async () => {
  const page = await aPage();
  page.server.expect({ ...fate, courseId: 'c1', outcome: 'refused' });
  page.press('c1');
  expect(page.shown()).toEqual(['c1', 'c2']);
  await page.server.advance(201);
  expect(page.shown()).toEqual(['c2']);
  const words = 'There was an error. Please try again later.';
  expect(vi.mocked(toast)).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'bad', message: words }));
  page.leave();
});

test('[CRD-05] a pick of what another device has picked already shows it once', async () => {
  const page = await aPage();
  page.server.expect({ ...fate, courseId: 'c2', outcome: 'done' });
  page.pick('c2');
  expect(page.shown()).toEqual(['c2']);
  await page.server.advance(300);
  page.leave();
});

test('[THR-44] picks on different courses do not wait for each other', async () => {
  const page = await aPage();
  page.server.expect({ ...fate, courseId: 'c1', requestTakes: 5_000, outcome: 'done' });
  page.server.expect({ ...fate, courseId: 'c3', outcome: 'done' });
  page.press('c1');
  page.press('c3');
  await page.server.advance(300);
  expect(page.server.kept()).toEqual(['c2', 'c3']);
  expect(page.shown()).toEqual(['c1', 'c2', 'c3']);
  page.leave();
});

test('[THR-44] whatever the latencies, losses and refusals of random presses, what is shown ends as what the server holds', async () => {
  await fc.assert(
    fc.asyncProperty(randomPresses, async (presses) => {
      const page = await aPage();
      await play(presses, page.server, page);
      expect(page.shown()).toEqual(page.server.kept());
      page.leave();
    }),
    { numRuns: 200 },
  );
});

test('[CAT-16] [CAT-17] a course is picked or dropped; one of the plan says so instead, unless it was picked before', () => {
  const said = (planned: readonly string[], picked: readonly string[]) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    const page = { plan: { courses: planned.map(cardOf) }, pickedCourses: picked.map(cardOf) } as unknown as OwnPlan;
    client.setQueryData(planQuery().queryKey, { page, refusal: null });
    const { container, unmount } = render(
      <QueryClientProvider client={client}>
        <PickButton course={cardOf('c1')} />
      </QueryClientProvider>,
    );
    const pressed = container.querySelector('button')?.getAttribute('aria-pressed');
    const words = container.textContent;
    unmount();
    return pressed ?? words;
  };
  expect([said([], []), said([], ['c1'])]).toEqual(['false', 'true']);
  expect([said(['c1'], []), said(['c1'], ['c1'])]).toEqual(['In your plan', 'true']);
});
