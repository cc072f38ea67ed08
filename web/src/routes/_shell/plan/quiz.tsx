import { createFileRoute } from '@tanstack/react-router';
import { QuizPage } from '#features/plan/QuizPage.tsx';
import { quizQuery } from '#features/plan/quizQuery.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';

export const Route = createFileRoute('/_shell/plan/quiz')({
  loader: async ({ context: { queryClient } }) => {
    await quizQuery.load(queryClient);
  },
  component: () => (
    <PageAnswer of={quizQuery()}>{(quiz, refetch) => <QuizPage quiz={quiz} onStale={refetch} />}</PageAnswer>
  ),
});
