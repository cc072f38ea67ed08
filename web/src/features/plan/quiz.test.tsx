import type { PlanQuestion } from '@atrium/domain/plan/planContent.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { planQuery } from './planQuery.ts';
import { PlanReadyDialog } from './PlanReadyDialog.tsx';
import { useQuizDraft } from './quizDraft.ts';
import { QuizPage } from './QuizPage.tsx';

vi.mock('#lib/graphql.ts');
const go = vi.hoisted(() => vi.fn());
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => go,
}));
beforeEach(() => {
  vi.mocked(execute).mockReset();
  go.mockReset();
});

const question = (id: string, ...keys: string[]): PlanQuestion => ({
  id,
  label: `${id}?`,
  isRequired: true,
  onlyIf: null,
  options: keys.map((key) => ({
    key,
    label: `${id} ${key}`,
  })),
});
const quiz = { learningPlanQuizId: 'learning-plan-1', questions: [question('goal', 'lead', 'build')] };
const kept = (): unknown => JSON.parse(localStorage.getItem('planQuizDraft') ?? 'null');

/** Answers the only question and presses Finish. */
async function finish(answer: object | null, onStale = vi.fn()) {
  const queryClient = new QueryClient();
  const { queryKey, meta } = planQuery();
  queryClient.getQueryCache().build(queryClient, { queryKey, meta }).setData({ page: null });
  const plan = { title: 'Build', topic: 'AI', level: 'Beginner', courses: [], certificate: null };
  vi.mocked(execute).mockImplementation((document) =>
    document.toString().includes('mutation')
      ? Promise.resolve({ submitLearningPlanQuizResponses: answer })
      : answer === null
        ? Promise.reject(new Error('down'))
        : Promise.resolve({ getLearningPlan: { plan, pickedCourses: [] } }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <QuizPage quiz={quiz} onStale={onStale} />
      <Toasts />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'goal build' }));
  expect(kept()).toEqual({ goal: 'build' });
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  return {
    planTitle: () => queryClient.getQueryData<{ page: { plan: { title: string } } }>(queryKey)?.page.plan.title,
  };
}

test('[PLN-01] [PLN-02] [PLN-03] a quiz that was sent leaves no answers behind, and home shows the plan that it made', async () => {
  const { planTitle } = await finish({ title: 'Build', error: null });
  await waitFor(() => {
    expect(go.mock.calls).toEqual([[{ to: '/', state: { isPlanReady: true } }]]);
  });
  expect(kept()).toBeNull();
  expect(planTitle()).toBe('Build');
});

test('[PLN-03] home opens also when the plan cannot be fetched after the quiz', async () => {
  vi.mocked(execute).mockResolvedValueOnce({ submitLearningPlanQuizResponses: { title: 'Build', error: null } });
  await finish(null);
  await waitFor(() => {
    expect(go).toHaveBeenCalledOnce();
  });
  expect(kept()).toBeNull();
});

test('[PLN-03] the plan is shown with its courses and its certificate, and the way to it', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 'static' } } });
  const course = (courseId: string) => ({ courseId, title: `Course ${courseId}`, coverImageUrl: `/${courseId}.webp` });
  const plan = { title: 'Build', topic: 'AI', level: 'Beginner', courses: ['a', 'b'].map(course), certificate: null };
  const shown = { page: { plan, pickedCourses: [] } };
  queryClient
    .getQueryCache()
    .build(queryClient, planQuery())
    .setData(shown as never);
  const close = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <PlanReadyDialog onClose={close} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('heading', { hidden: true }).textContent).toBe('Your learning plan is ready: Build');
  const courses = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(courses).toEqual(['Course a', 'Course b']);
  expect(screen.getByRole('link', { name: 'Open the plan', hidden: true }).getAttribute('href')).toBe('/courses');
});

test('[PLN-01] when the questions have changed they are fetched again, and the answers stay', async () => {
  const onStale = vi.fn();
  const error = { code: 'STALE_VERSION', message: 'The questions have changed.' };
  await finish({ title: null, error }, onStale);
  await screen.findByText(error.message);
  await waitFor(() => {
    expect(onStale).toHaveBeenCalledOnce();
  });
  expect(kept()).toEqual({ goal: 'build' });
  expect(go).not.toHaveBeenCalled();
});

test('[PLN-01] kept answers that the quiz does not have any more count as not answered', () => {
  const questions = [question('goal', 'lead', 'build'), question('level', 'new', 'used')];
  const answersOf = (text: string) => {
    localStorage.setItem('planQuizDraft', text);
    const { result, unmount } = renderHook(() => useQuizDraft(questions));
    unmount();
    return result.current;
  };
  expect(answersOf('{"goal":"lead","level":"used"}')).toEqual({ goal: 'lead', level: 'used' });
  expect(answersOf('{"goal":"fly","level":"used","gone":"x"}')).toEqual({ level: 'used' });
  for (const text of ['', 'x', 'null', '[1]', '{"goal":["lead"]}']) expect(answersOf(text)).toEqual({});
});
