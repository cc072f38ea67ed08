import type { PlanQuestion } from '@atrium/domain/plan/planContent.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { execute } from '#lib/graphql.ts';
import { Toasts } from '#ui/Toasts.tsx';
import { planQuery } from './planQuery.ts';
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
async function finish(answer: object, onStale = vi.fn()) {
  const queryClient = new QueryClient();
  const { queryKey, meta } = planQuery();
  queryClient.getQueryCache().build(queryClient, { queryKey, meta }).setData({ page: null });
  vi.mocked(execute).mockResolvedValue({ submitLearningPlanQuizResponses: answer });
  render(
    <QueryClientProvider client={queryClient}>
      <QuizPage quiz={quiz} onStale={onStale} />
      <Toasts />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'goal build' }));
  expect(kept()).toEqual({ goal: 'build' });
  await userEvent.click(screen.getByRole('button', { name: 'Finish' }));
  return { isPlanOld: () => queryClient.getQueryState(queryKey)?.isInvalidated };
}

test('[PLN-01] [PLN-02] a quiz that was sent leaves no answers behind, and the plan is fetched again', async () => {
  const { isPlanOld } = await finish({ title: 'Build', error: null });
  await screen.findByText('Your learning plan is ready: Build');
  expect(kept()).toBeNull();
  expect(isPlanOld()).toBe(true);
  expect(go.mock.calls).toEqual([[{ to: '/' }]]);
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
